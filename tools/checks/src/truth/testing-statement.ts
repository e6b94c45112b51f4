import type { Statement } from './statements';

/** A record by its line, "fact subject… value", on a screen. */
export function said(line: string, words = '', more: Partial<Statement> = {}): Statement {
  const [fact = '', ...rest] = line.split(' ');
  const value = rest.pop() ?? '';
  const place = { scenario: 'a-family', day: '2026-11-05', language: 'en' as const };
  return { ...place, screen: 'dashboard', fact, subject: rest.join(' '), value, words, ...more };
}
