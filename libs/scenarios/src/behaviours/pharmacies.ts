import type { Json } from '../scenario-file';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  remember,
  serviceError,
} from '../behaviour';

type Pharmacy = { npi: string };

/** The pharmacy that was set in this run, else the one of the response file. */
const getDefault: Behaviour = {
  play: (memory, _request, context) => {
    const npi = memory.facts['defaultPharmacyNpi'];
    const chosen = knownPharmacies(context).find((pharmacy) => pharmacy.npi === npi);
    const body = chosen ? ({ pharmacy: chosen } as Json) : context.fixture!;
    return { memory, response: { status: 200, body } };
  },
};

/** Saves the choice for this run; a pharmacy that the scenario does not know is refused with 404. */
const setDefault: Behaviour = {
  derived: true,
  play: (memory, request, context) => {
    const { npi } = request.body as Pharmacy;
    if (!knownPharmacies(context).some((pharmacy) => pharmacy.npi === npi)) {
      const response = serviceError(
        404,
        'PHARMACY_NOT_FOUND',
        'There is no pharmacy with this NPI.',
      );
      return { memory, response };
    }
    return {
      memory: remember(memory, 'defaultPharmacyNpi', npi),
      response: { status: 200, body: { isSetPharmacy: true } },
    };
  },
};

function knownPharmacies({ fixtureOf }: Context): Pharmacy[] {
  const list = fixtureOf('pharmacies.search') as { pharmacyList?: { pharmacy: Pharmacy[] } };
  const current = fixtureOf('pharmacies.getDefault') as { pharmacy?: Pharmacy | null } | undefined;
  return [
    ...(list?.pharmacyList?.pharmacy ?? []),
    ...(current?.pharmacy ? [current.pharmacy] : []),
  ];
}

export const behaviours: Behaviours = {
  'pharmacies.getDefault': getDefault,
  'pharmacies.setDefault': setDefault,
};
