// npm run reading: how hard the texts of each page are, as lines of page, English grade, Spanish ease.
import { pageGrades } from './reading-grades';

const spanish = new Map(
  pageGrades('es').map(({ page, value }) => [page.replace('.es-es.', '.en-us.'), value]),
);
for (const { page, value } of pageGrades('en')) {
  console.log(`${page}\t${value}\t${spanish.get(page) ?? ''}`);
}
