import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A page that uses each framework once, as small as it can be, and does nothing else; `store` makes the store. */
const program = (store) => `
import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Provider, useSelector } from 'react-redux';
import { combineEpics, createEpicMiddleware } from 'redux-observable';
import { catchError, filter, map, of, switchMap } from 'rxjs';
${store}
const epic = (action$) => action$.pipe(
  filter(requested.match), switchMap(() => of(1).pipe(map(() => got()), catchError(() => of(got())))));
epics.run(combineEpics(epic));
const Page = () => createElement(Link, { to: '/' }, useSelector((state) => state.a));
createRoot(document.body).render(createElement(Provider, { store },
  createElement(BrowserRouter, null, createElement(Routes, null,
    createElement(Route, { path: '/', element: createElement(Page) })))));
`;

/** The frameworks alone: with the plain redux that is mandated, and with Redux Toolkit on top of it. */
export const baselines = {
  redux: program(`
import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
const requested = Object.assign(() => ({ type: 'requested' }), { match: ({ type }) => type === 'requested' });
const got = () => ({ type: 'got' });
const epics = createEpicMiddleware();
const a = (n = 0, { type }) => (type === 'got' ? n + 1 : n);
const store = legacy_createStore(combineReducers({ a }), applyMiddleware(epics));`),
  'redux with its toolkit': program(`
import { configureStore, createSlice } from '@reduxjs/toolkit';
const slice = createSlice({ name: 'a', initialState: 0, reducers: { requested: (n) => n, got: (n) => n + 1 } });
const { requested, got } = slice.actions;
const epics = createEpicMiddleware();
const store = configureStore({
  reducer: { a: slice.reducer },
  middleware: (standard) => standard().concat(epics),
});`),
};

const entry = 'virtual:frameworks-alone';

/** The files of a page that loads a baseline and none of the portal's own code, built as the portal is. */
export async function buildFrameworks(root, baseline) {
  const portal = join(root, 'apps/portal');
  const { build } = await import(createRequire(join(portal, 'package.json')).resolve('vite'));
  const { output } = await build({
    configFile: false,
    root: portal,
    logLevel: 'error',
    plugins: [
      {
        name: 'frameworks-alone',
        resolveId: (id) => (id === entry ? join(portal, 'frameworks-alone.js') : undefined),
        load: (id) => (id.endsWith('frameworks-alone.js') ? baselines[baseline] : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  return output.map((chunk) => Buffer.from(chunk.code ?? chunk.source));
}
