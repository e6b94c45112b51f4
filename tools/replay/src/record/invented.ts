/** Names that no one has, for recordings. */
export const givenNames = [
  ...['Ada', 'Bram', 'Cleo', 'Dario', 'Edda', 'Fynn', 'Greta', 'Hugo', 'Ines', 'Jory', 'Kaya'],
  ...['Linus', 'Mira', 'Nilo', 'Orla', 'Pavo', 'Quin', 'Runa', 'Silas', 'Tova', 'Ugo', 'Vesna'],
];
export const familyNames = [
  ...['Madeup', 'Fictive', 'Imaginary', 'Pretender', 'Samplewood', 'Storybrook', 'Papermoon'],
  ...['Tallstory', 'Makebelieve', 'Fableton', 'Nowhereman', 'Placeholder'],
];
