export type Language = 'en' | 'es';

/** Every text of the identity provider's own pages. */
export const signInTexts = {
  en: {
    title: 'Sign in',
    lead: 'Use your portal username and password.',
    username: 'Username',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'That username and password do not match. Check both, then try again.',
    otherAccount: 'That is not the account that is open in the portal. Sign in with the one below.',
    demo: 'Invented people who can sign in',
    demoHint: 'Choose one to fill in the username. The password is “demo”.',
    other: 'Español',
    over: 'This sign-in page is no longer open',
    overText:
      'It was open too long, or you have already signed in. Go back to the portal and sign in from there.',
    failed: 'We could not continue',
    signOutTitle: 'Sign out',
    signOutAsk: 'Do you want to sign out?',
    signOutSubmit: 'Sign out',
    signedOut: 'You are signed out',
    signedOutText: 'You can close this window.',
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Use su nombre de usuario y contraseña del portal.',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    wrong: 'Ese nombre de usuario y esa contraseña no coinciden. Revise ambos e intente de nuevo.',
    otherAccount:
      'Esa cuenta no es la que está abierta en el portal. Inicie sesión con la que aparece abajo.',
    demo: 'Personas inventadas que pueden iniciar sesión',
    demoHint: 'Elija una para llenar el nombre de usuario. La contraseña es «demo».',
    other: 'English',
    over: 'Esta página de inicio de sesión ya no está abierta',
    overText:
      'Estuvo abierta demasiado tiempo o usted ya inició sesión. Vuelva al portal e inicie sesión desde ahí.',
    failed: 'No pudimos continuar',
    signOutTitle: 'Cerrar sesión',
    signOutAsk: '¿Quiere cerrar sesión?',
    signOutSubmit: 'Cerrar sesión',
    signedOut: 'Su sesión está cerrada',
    signedOutText: 'Puede cerrar esta ventana.',
  },
} as const satisfies Record<Language, Record<string, string>>;

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');

/** The first of our languages that a list such as `es-US en` or `fr, es;q=0.8` names; English otherwise. */
export function languageOf(...wishes: (string | undefined)[]): Language {
  for (const wish of wishes) {
    const found = (wish ?? '')
      .split(/[\s,]+/)
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find((tag) => tag === 'en' || tag === 'es');
    if (found) return found as Language;
  }
  return 'en';
}
