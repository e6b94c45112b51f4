import { documentsFor } from './plan-documents';

const documents = [
  { title: 'Drug list', summary: 'All drugs', language: 'en', year: 2026, kind: 'drugList' },
  { title: 'Drug list', summary: 'All drugs', language: 'en', year: 2027, kind: 'drugList' },
  {
    title: 'Cómo presentar una apelación',
    summary: null,
    language: 'es',
    year: 2026,
    kind: 'plan',
  },
];

test.each([
  [{ words: '', language: '', year: '', kind: '' }, [0, 1, 2]],
  [{ words: 'LIST drug', language: 'en', year: '', kind: '' }, [0, 1]],
  [{ words: 'drug', language: 'en', year: '2027', kind: '' }, [1]],
  [{ words: 'apelacion', language: 'es', year: '', kind: '' }, [2]],
  [{ words: '', language: '', year: '', kind: 'plan' }, [2]],
  [{ words: 'apelacion', language: 'en', year: '', kind: '' }, []],
])('%j finds the documents %j', (choice, places) => {
  expect(documentsFor(documents, choice)).toEqual(places.map((place) => documents[place]));
});

test('a word for the kind of a document finds it', () => {
  const choice = { words: 'Formulary', language: 'en', year: '', kind: '' };
  const words = { drugList: 'formulary, formulario' };
  expect(documentsFor(documents, choice, words)).toHaveLength(2);
  expect(documentsFor(documents, choice)).toEqual([]);
});
