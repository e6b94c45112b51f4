import {
  filterPharmacies,
  isFiltered,
  type PharmacyAttribute,
  pharmacyAttributes,
} from '@portal/domain';
import * as z from 'zod/mini';
import { type Behaviours, type Memory, store, answer, refuse, derived } from '../memory/behaviour';
import { msPerDay } from '../memory/dates';
import type { Place } from '../pharmacies/find-place';
import type { DirectoryPharmacy } from '../pharmacies/pharmacy-files';

const mostListed = 500;
const usualRadius = 5;

const noSuchPharmacy = (memory: Memory) =>
  refuse(memory, 404, 'PHARMACY_NOT_FOUND', 'There is no pharmacy with this NPI.');

const listOf = (pharmacies: readonly DirectoryPharmacy[]) => ({
  pharmacyList: { pharmacy: pharmacies },
});

/** What a scenario may say about its directory. */
const SearchFixture = z.object({
  /** States whose pharmacies are not in it. */
  withoutStates: z.array(z.string()),
});

function areaOf(place: Place) {
  if (place.place !== 'found') return place;
  const { point, ...named } = place;
  return { ...named, ...point };
}

export const behaviours: Behaviours = {
  /** The pharmacies within a radius that have what was chosen, nearest first; or how far the next one is. */
  'pharmacies.search': {
    fixture: SearchFixture,
    derived: true,
    recordedAsIs: true,
    play: (memory, { query }, context) => {
      const attributes = (query['attributes']?.split(',') ?? []) as PharmacyAttribute[];
      if (attributes.some((each) => !pharmacyAttributes.includes(each))) {
        return refuse(memory, 400, 'ATTRIBUTE_UNKNOWN', 'There is no such attribute.');
      }
      const place = context.pharmacies.placeOf(query);
      if (place.place !== 'found')
        return answer(memory, { ...listOf([]), searchArea: areaOf(place) });
      const { withoutStates = [] } = (context.fixture ?? {}) as Partial<
        z.output<typeof SearchFixture>
      >;
      const near = context.pharmacies
        .near(place.point)
        .filter(({ pharmacy }) => !withoutStates.includes(pharmacy.state));
      const filter = {
        attributes,
        ...(query['name'] && { name: query['name'] }),
        ...(query['language'] && { language: query['language'] }),
      };
      // Opening hours are those of the day on which the answer is read, not of the scenario's own.
      const now = new Date(context.now.getTime() + context.days * msPerDay);
      const kept = isFiltered(filter)
        ? new Set(
            filterPharmacies(
              near.map(({ pharmacy }) => pharmacy),
              filter,
              now,
            ),
          )
        : undefined;
      const matching = kept ? near.filter(({ pharmacy }) => kept.has(pharmacy)) : near;
      const radius = Number(query['radius'] ?? usualRadius);
      const within = matching.filter(({ miles }) => miles <= radius);
      const [next] = within.length === 0 ? matching : [];
      return answer(memory, {
        ...listOf(within.slice(0, mostListed).map(({ pharmacy }) => pharmacy)),
        searchArea: {
          ...areaOf(place),
          total: within.length,
          ...(next && {
            next: {
              name: next.pharmacy.name,
              city: next.pharmacy.city,
              state: next.pharmacy.state,
              miles: Math.round(next.miles * 10) / 10,
            },
          }),
        },
      });
    },
  },
  /** The mail-order pharmacy of a client, and the specialty pharmacy. */
  'pharmacies.getMailOrderByClient': {
    derived: true,
    recordedAsIs: true,
    play: (memory, { params }, { pharmacies }) => {
      const found = pharmacies.mailOrderOf(params['clientName'] ?? '');
      return found ? answer(memory, listOf([found])) : noSuchPharmacy(memory);
    },
  },
  'pharmacies.getSpecialty': {
    derived: true,
    recordedAsIs: true,
    play: (memory, { params }, { pharmacies }) => {
      const found = pharmacies.specialtyOf(params['clientName'] ?? '');
      return found ? answer(memory, listOf([found])) : noSuchPharmacy(memory);
    },
  },
  'pharmacies.getMailOrderByNpi': {
    derived: true,
    recordedAsIs: true,
    play: (memory, { params }, { pharmacies }) => {
      const found = pharmacies.byNpi(params['mailOrderNpi'] ?? '');
      return found?.kind === 'mail' ? answer(memory, listOf([found])) : noSuchPharmacy(memory);
    },
  },
  /** The pharmacy that was set, else the one of the response file. */
  'pharmacies.getDefault': {
    recordedAsIs: true,
    play: (memory, _request, { pharmacies, fixture }) => {
      const chosen = pharmacies.byNpi((memory.stored['defaultPharmacyNpi'] ?? '') as string);
      return answer(memory, chosen ? { pharmacy: chosen } : fixture!);
    },
  },
  /** Stores the choice; a pharmacy that is not in the directory is refused with 404. */
  'pharmacies.setDefault': {
    derived: true,
    recordedAsIs: true,
    play: (memory, request, { pharmacies }) => {
      const { npi } = request.body as { npi: string };
      if (!pharmacies.byNpi(npi)) return noSuchPharmacy(memory);
      return answer(store(memory, 'defaultPharmacyNpi', npi), { isSetPharmacy: true });
    },
  },
  /** Which tile; the stand-in draws it. */
  'maps.getTile': derived((memory, { params }) =>
    answer(memory, {
      zoom: Number(params['zoom']),
      column: Number(params['column']),
      row: Number(params['row']),
    }),
  ),
};
