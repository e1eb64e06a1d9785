/** A powder keg with a lit fuse, in strokes. */
export function KegLogo({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 40" className={className} aria-hidden="true" fill="none" stroke="currentColor">
      <g strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 14.5H29" />
        <path d="M5 14.5Q2.6 26 6.4 37.5H25.6Q29.4 26 27 14.5" />
        <path d="M4.2 22H27.8" />
        <path d="M4.6 30H27.4" />
        <path d="M16 14.5C16 8.5 24.5 11 24 3.5" />
      </g>
    </svg>
  )
}
