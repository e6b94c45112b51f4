import { documentsFor } from './plan-documents';

const documents = [
  { title: 'Drug list', summary: 'All drugs', language: 'en', year: 2026 },
  { title: 'Drug list', summary: 'All drugs', language: 'en', year: 2027 },
  { title: 'Cómo presentar una apelación', summary: null, language: 'es', year: 2026 },
];

test.each([
  [{ words: '', language: '', year: '' }, [0, 1, 2]],
  [{ words: 'LIST drug', language: 'en', year: '' }, [0, 1]],
  [{ words: 'drug', language: 'en', year: '2027' }, [1]],
  [{ words: 'apelacion', language: 'es', year: '' }, [2]],
  [{ words: 'apelacion', language: 'en', year: '' }, []],
])('%j finds the documents %j', (choice, places) => {
  expect(documentsFor(documents, choice)).toEqual(places.map((place) => documents[place]));
});
