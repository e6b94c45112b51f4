/** The bytes of files that were chosen on this page, by the id of each upload. They are never in the state. */
const chosen = new Map<string, File>();

export const chosenFile = (id: string): File | undefined => chosen.get(id);

export const keepChosenFile = (id: string, file: File): void => void chosen.set(id, file);

export const forgetChosenFile = (id: string): void => void chosen.delete(id);
