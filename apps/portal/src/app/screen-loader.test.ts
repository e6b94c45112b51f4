import { createScreenLoader, type LazyRow } from './screen-loader';

test('the code of a screen arrives once, with its epics, however often it is requested', async () => {
  const Screen = () => null;
  const addEpics = jest.fn();
  const load = jest.fn(async () => ({ Screen, epics: [] }));
  const loader = createScreenLoader({ addEpics, report: () => {}, reload: () => {} });
  const row: LazyRow = { id: 'claims', load };
  const chunk = loader(row);
  const arrived = new Promise<void>((resolve) => chunk.subscribe(resolve));
  chunk.load();
  loader(row).load();
  await arrived;
  expect(chunk.getState()).toMatchObject({ status: 'ready', module: { Screen } });
  expect(load).toHaveBeenCalledTimes(1);
  expect(addEpics).toHaveBeenCalledTimes(1);
});
