import { areas } from './areas';
import { Catalogue } from './catalogue';

/** Every call of the portal, by area. Servers and tools read this; the browser imports single areas. */
export { areas };

type Areas = typeof areas;
type IdIn<Area> = { [Name in keyof Area]: Area[Name] extends { id: infer Id } ? Id : never };

/** '<area>.<verbNoun>' of every call. */
export type EndpointId = {
  [Name in keyof Areas]: IdIn<Areas[Name]>[keyof Areas[Name]];
}[keyof Areas];

/** The whole endpoint catalogue (EP-3). Building it throws on a wrong or doubled entry. */
export const catalogue = new Catalogue(Object.values(areas));
