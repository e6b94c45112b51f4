/** As long as the password is the only factor (NIST SP 800-63B-4, section 3.1.1.2). */
export const passwordLength = { least: 15, most: 128 } as const;

export type PasswordProblem = 'missing' | 'short' | 'long' | 'username' | 'common';

/**
 * Why a password can't be chosen; undefined when it can. Any characters are allowed, spaces among them, and nothing
 * is required of them: length and rarity count. `names`: the username, and the address that also signs in.
 */
export function passwordProblem(
  password: string,
  names: readonly string[] = [],
): PasswordProblem | undefined {
  const length = [...password].length;
  if (length === 0) return 'missing';
  if (length < passwordLength.least) return 'short';
  if (length > passwordLength.most) return 'long';
  const plain = password.normalize('NFKC').toLowerCase();
  if (names.some((name) => isNameAlone(plain, name.trim().toLowerCase()))) return 'username';
  return isCommon(plain.replace(/[\s\p{P}]/gu, '')) ? 'common' : undefined;
}

/** The name, with at most a few characters around it. */
const isNameAlone = (password: string, name: string): boolean =>
  name.length > 3 && password.includes(name) && password.length - name.length < 8;

/** What long passwords are made of that appear again and again in lists of stolen ones. */
const commonWords =
  'password contraseña passwort qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm welcome bienvenido iloveyou teamo letmein admin administrator abc123 football baseball dragon monkey sunshine princess superman batman master shadow secret login user test hello hola changeme default everfern pharmacy farmacia'.split(
    ' ',
  );

const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];
const sequences = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/** A short text again and again, a row of keys, or common words with digits around them. */
function isCommon(text: string): boolean {
  if (text === '' || /^(.{1,8}?)\1+$/su.test(text)) return true;
  let rest = text;
  for (const word of commonWords) rest = rest.replaceAll(word, '');
  if (/^\d{0,8}$/.test(rest) && rest.length < text.length) return true;
  return sequences.some((row) => row.includes(text));
}
