export interface Held {
  readonly write: (chunk: string | Uint8Array) => void
  readonly release: () => void
}
export function holdOutput(out: { write(chunk: string | Uint8Array): unknown }): Held
