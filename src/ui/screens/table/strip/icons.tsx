/** Own drawings on a field of 24 by 24: strokes of one width in the colour of the text. */
const PATHS = {
  charts: 'M4 5H20V19H4ZM4 10H20M4 14.5H20M10 10V19M15 10V19',
  rules: 'M4 5H10A2 2 0 0 1 12 7V20A2 2 0 0 0 10 18H4ZM20 5H14A2 2 0 0 0 12 7V20A2 2 0 0 1 14 18H20Z',
  forces: 'M4 8H17V19H4ZM4 8L17 19M17 8L4 19M7 8V5H20V16H17',
  score: 'M6 21V4M6 5C10 2.5 13 7.5 19 5V14C13 16.5 10 11.5 6 14',
  overlays: 'M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9.2A2.8 2.8 0 1 0 12 14.8A2.8 2.8 0 1 0 12 9.2',
  notes: 'M13 5H5V20H19V12M10.5 14.5L11.3 11.2L18.7 3.8L21.2 6.3L13.8 13.7Z',
  files: 'M5 4H16L20 8V20H5ZM8 4V9H15V4M8 20V14H16V20',
  keys: 'M3 6.5H21V17.5H3ZM6.5 10H6.51M10 10H10.01M13.5 10H13.51M17.3 10H17.31M8 14H16',
  preferences: 'M4 7H13M17 7H20M15 5V9M4 12H7M11 12H20M9 10V14M4 17H14M18 17H20M16 15V19',
  moon: 'M19 14A8 8 0 1 1 10 5A6.5 6.5 0 0 0 19 14Z',
  sun: 'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3',
  cloud: 'M7 18A4 4 0 0 1 7 10A5.5 5.5 0 0 1 17.5 9.5A4.3 4.3 0 0 1 17 18Z',
  war: 'M4 4V20H20M7 15L11 10L14 13L20 6',
  print: 'M7 9V4H17V9M7 17H4V9H20V17H17M7 14H17V21H7Z',
  play: 'M8 5L19 12L8 19Z',
  pause: 'M8 5V19M16 5V19',
  replay: 'M5 12A7 7 0 1 0 7.5 6.6M4 3.5V8H8.5',
  undo: 'M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11',
  redo: 'M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13',
  check: 'M4 12.5L10 18L20 6',
  sequence: 'M9 6H20M9 12H20M9 18H20M4 6H5M4 12H5M4 18H5',
  lessons: 'M2.5 9.5L12 5L21.5 9.5L12 14ZM6.5 11.5V16.5C9.5 18.8 14.5 18.8 17.5 16.5V11.5M21.5 9.5V15',
  star: 'M12 3.5L14.6 9L20.6 9.7L16.2 13.8L17.3 19.8L12 16.9L6.7 19.8L7.8 13.8L3.4 9.7L9.4 9Z',
  cross: 'M6 6L18 18M18 6L6 18',
  more: 'M5 12H5.01M12 12H12.01M19 12H19.01',
  menu: 'M4 7H20M4 12H20M4 17H20',
  clock: 'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 7.5V12L15.5 14',
  search: 'M10.5 4.5A6 6 0 1 0 10.5 16.5A6 6 0 1 0 10.5 4.5M15 15L20 20',
  down: 'M6 9.5L12 15.5L18 9.5',
  up: 'M6 14.5L12 8.5L18 14.5',
  right: 'M9.5 6L15.5 12L9.5 18',
  left: 'M14.5 6L8.5 12L14.5 18',
  farLeft: 'M12.5 6L6.5 12L12.5 18M18.5 6L12.5 12L18.5 18',
  farRight: 'M11.5 6L17.5 12L11.5 18M5.5 6L11.5 12L5.5 18',
  first: 'M6 5V19M18 6L11 12L18 18',
  last: 'M18 5V19M6 6L13 12L6 18',
  warning: 'M12 4L21 19.5H3ZM12 10V14M12 16.7H12.01',
  dice: 'M5 5H19V19H5ZM9 9H9.01M15 15H15.01M12 12H12.01',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
