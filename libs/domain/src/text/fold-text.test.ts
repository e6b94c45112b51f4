import { foldText } from './fold-text';

test.each([
  ['Núñez', 'nunez'],
  ['FARMACIA ÁGIL', 'farmacia agil'],
  ['e\u0301', 'e'],
  ['李', '李'],
  ['ｍｅｔｆｏｒｍｉｎ', 'metformin'],
  ['\u202dmet\u200bfor\u00admin\u202c', 'metformin'],
  ['Łuczak', 'luczak'],
  ['Sørensen', 'sorensen'],
  ['Đặng Strauß', 'dang strauss'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
