/** The languages of the portal (Spec §3, Translation entry). */
export const languageCodes = ['en', 'es'] as const;

export type Language = (typeof languageCodes)[number];
