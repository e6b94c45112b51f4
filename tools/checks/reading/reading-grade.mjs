/** A word of a text: letters, and the marks inside it. A number counts as a word of one syllable. */
const wordsOf = (text) => text.match(/[\p{L}\p{N}$][\p{L}\p{N}'’.,%/-]*/gu) ?? [];

/** How many sentences a text has, at least one: "a.m." and "U.S." end none. */
function sentencesIn(text) {
  const ends = text.replace(/\b(?:\p{L}\.\s?){2,}/gu, 'x ').match(/[.!?…:;](?=\s|["”’)]|$)|\n/gu);
  return Math.max(1, ends?.length ?? 0);
}

/** Syllables of an English word: each sound of one or two vowels, without the silent endings. */
export function englishSyllables(word) {
  const spoken = word
    .toLowerCase()
    .replace(/(?<![td])ed$/, 'd')
    .replace(/(?<!ch|sh|[cgsxz]|[^aeiouy]l)es$/, 's')
    .replace(/(?<![^aeiouy]l)e$/, '')
    .replace(/e(?=ly$|ful|ment|less|thing$|where$)/, '')
    .replace(/^y/, '');
  const sounds = spoken.match(/[aeiouy]{1,2}/g) ?? [];
  const apart = spoken.match(/(?<![gq])ua|iu|eing|creat/g) ?? [];
  return Math.max(1, sounds.length + apart.length);
}

/** Syllables of a Spanish word: each group of vowels, and one more where two vowels do not join. */
export function spanishSyllables(word) {
  const letters = word.toLowerCase().replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'k');
  const groups = letters.match(/[aeiouáéíóúü]+|y$/g) ?? [];
  const apart = letters.match(/[aeoáéó](?=[aeoáéó])|[íú](?=[aeoáéó])|[aeoáéó](?=[íú])/g) ?? [];
  return Math.max(1, groups.length + apart.length);
}

const measure = (text, syllablesOf) => {
  const words = wordsOf(text);
  const syllables = words.map((word) => (/\p{N}/u.test(word) ? 1 : syllablesOf(word)));
  return {
    words: words.length,
    perSentence: words.length / sentencesIn(text),
    perWord: syllables.reduce((sum, each) => sum + each, 0) / Math.max(1, words.length),
  };
};

/** The school grade that an English text asks for, by Flesch and Kincaid. */
export function englishGrade(text) {
  const { words, perSentence, perWord } = measure(text, englishSyllables);
  return { words, grade: 0.39 * perSentence + 11.8 * perWord - 15.59 };
}

/** How easy a Spanish text reads, from 0 to 100, by Fernández Huerta. */
export function spanishEase(text) {
  const { words, perSentence, perWord } = measure(text, spanishSyllables);
  return { words, ease: 206.84 - 60 * perWord - 1.02 * perSentence };
}
