/** A strength in the reader's language: "100 units/mL", "100 unidades/mL". Measures such as mg are the same in both. */
export const strengthText = (strength: string, language: 'en' | 'es'): string =>
  language === 'es'
    ? strength.replace(/\bunits\b/g, 'unidades').replace(/\bunit\b/g, 'unidad')
    : strength;
