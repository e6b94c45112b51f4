import { SearchIndex, type SearchItem } from './search-index';

const item = (
  group: SearchItem['group'],
  title: string,
  more: Partial<SearchItem> = {},
): SearchItem => ({ id: title, group, title, also: '', text: '', to: '/member', ...more });

const index = new SearchIndex([
  item('pages', 'Claims history', { also: 'Historial de reclamaciones' }),
  item('pages', 'Drug lookup', { text: 'Prior authorization, tier' }),
  item('glossary', 'Prior authorization', {
    also: 'Autorización previa',
    text: 'The approval your plan gives before it pays.',
  }),
  item('drugs', 'Metformin', { also: 'Metformina', words: 'Glucomet' }),
]);

const titles = (words: string, exact?: boolean) =>
  index.find(words, exact).groups.flatMap(({ hits }) => hits.map(({ title }) => title));

test.each([
  ['the beginning of a word', 'clai', ['Claims history']],
  ['all words, wherever they are', 'approval plan', ['Prior authorization']],
  ['the other language, without its accent', 'autorizacion', ['Prior authorization']],
  ['the other language', 'reclamaciones', ['Claims history']],
  ['a word that is not shown', 'glucomet', ['Metformin']],
  ['nothing', '   ', []],
  ['a word that nothing is like', 'xylophone', []],
])('finds by %s', (_how, words, expected) => {
  expect(titles(words)).toEqual(expected);
});

test('reads a misspelt word as the one it is most like, and says which', () => {
  const hits = index.find('aproval');
  expect(hits).toMatchObject({ readAs: 'approval', count: 1 });
  expect(hits.groups[0]?.hits[0]).toMatchObject({
    title: 'Prior authorization',
    found: ['approval'],
  });
  expect(index.find('approval').readAs).toBeNull();
});

test('a stop word of either language matches nothing next to other words', () => {
  const area = new SearchIndex([
    item('pages', 'Service area', { also: 'Área de servicio' }),
    item('drugs', 'Descovia', { also: 'Descovia', text: 'Deducible' }),
  ]);
  const found = (words: string) =>
    area.find(words).groups.flatMap(({ hits }) => hits.map(({ title }) => title));
  expect(found('área de servicio')).toEqual(['Service area']);
  expect(found('servicio de xylophone')).toEqual(['Service area']);
  expect(found('what is the service area')).toEqual(['Service area']);
  expect(found('de')).toEqual(['Service area', 'Descovia']);
});

test('a word that an item has is never read as another one', () => {
  const alerts = new SearchIndex([
    item('pages', 'Emergency alerts', { words: 'flood' }),
    item('pages', 'Food and drugs', { text: 'storage' }),
  ]);
  expect(alerts.find('flood')).toMatchObject({ readAs: null, count: 1 });
  // The other word is misspelt: "flood" stays as it is.
  expect(alerts.find('flood storge')).toMatchObject({ readAs: null, hasSomeWordsOnly: true });
});

test('searches for what was typed only, on request', () => {
  expect(titles('aproval', true)).toEqual([]);
});

test('finds what has some of the words where nothing has all of them, and says so', () => {
  expect(index.find('metformin history')).toMatchObject({ hasSomeWordsOnly: true, count: 2 });
  expect(titles('metformin history')).toEqual(['Claims history', 'Metformin']);
  expect(titles('metformin history', true)).toEqual([]);
  expect(index.find('claims history').hasSomeWordsOnly).toBe(false);
});
