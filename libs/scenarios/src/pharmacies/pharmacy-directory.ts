import { milesBetween, type Point } from '@portal/domain';
import { findPlace, type Place, type PlaceQuery } from './find-place';
import type { DirectoryFile, DirectoryPharmacy } from './pharmacy-files';
import { type ZipCode, ZipCodes, zipCodesOf } from './zip-codes';

export interface DirectoryFiles {
  directory: DirectoryFile | undefined;
  byNpi: ReadonlyMap<string, DirectoryPharmacy>;
  /** Reads zip-codes.tsv; it is large, and most tests make no search. */
  readZipCodes: () => string;
}

export const noPharmacies: DirectoryFiles = {
  directory: undefined,
  byNpi: new Map(),
  readZipCodes: () => '',
};

export interface NearPharmacy {
  pharmacy: DirectoryPharmacy;
  miles: number;
}

/** What the pharmacy service knows: its directory, and where ZIP codes and cities are. */
export interface PharmacyDirectory {
  all: readonly DirectoryPharmacy[];
  byNpi: (npi: string) => DirectoryPharmacy | undefined;
  zipCodes: () => ZipCodes;
  /** The pharmacies that one can walk into, nearest first. */
  near: (point: Point) => NearPharmacy[];
  placeOf: (query: PlaceQuery) => Place;
  mailOrderOf: (client: string) => DirectoryPharmacy | undefined;
  specialtyOf: (client: string) => DirectoryPharmacy | undefined;
}

export function createPharmacyDirectory({
  directory,
  byNpi,
  readZipCodes,
}: DirectoryFiles): PharmacyDirectory {
  const all = [...byNpi.values()];
  const invented: readonly ZipCode[] = directory?.inventedZipCodes ?? [];
  let known: ZipCodes | undefined;
  const zipCodes = () => (known ??= new ZipCodes([...invented, ...zipCodesOf(readZipCodes())]));
  const serving = (clients: Record<string, string> | undefined, client: string) =>
    byNpi.get(clients?.[client] ?? clients?.['other'] ?? '');
  return {
    all,
    byNpi: (npi) => byNpi.get(npi),
    near: (point) =>
      all
        .flatMap((pharmacy) => {
          const { latitude, longitude } = pharmacy;
          if (latitude === null || longitude === null) return [];
          return [{ pharmacy, miles: milesBetween(point, { latitude, longitude }) }];
        })
        .sort((a, b) => a.miles - b.miles),
    zipCodes,
    placeOf: (query) => findPlace(zipCodes(), query),
    mailOrderOf: (client) => serving(directory?.mailOrder, client),
    specialtyOf: (client) => serving(directory?.specialty, client),
  };
}
