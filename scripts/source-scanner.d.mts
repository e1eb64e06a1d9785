export interface Token {
  kind: 'word' | 'string' | 'template' | 'number' | 'regex' | 'punct'
  text: string
  line: number
}

export interface Import {
  specifier: string
  line: number
  typeOnly: boolean
}

export function scanTokens(source: string): Token[]
export function importsIn(tokens: Token[]): Import[]
export function bareNamesIn(
  tokens: Token[],
): { name: string; chain: string; before: string; line: number; index: number }[]
