export interface Served {
  url: string
  port: number
  close(): Promise<void>
}

export function serve(options: { root: string; port?: number; host?: string }): Promise<Served>
export function serveOptions(args: readonly string[]): { port: number; host: string }
export function serveAndSay(root: string, options: { port: number; host: string }): Promise<void>
