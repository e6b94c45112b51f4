import { documentFaults } from './document-faults';
import { domainFaults } from './domain-faults';
import type { Fault } from './fault';
import { fileFaults } from './file-faults';
import { peopleFaults } from './people-faults';
import { portalFaults } from './portal-faults';
import { promiseFaults } from './promise-faults';
import { serviceFaults } from './service-faults';

/** Every mistake that `npm run test:truth:faults` plants. */
export const faults: readonly Fault[] = [
  ...portalFaults,
  ...domainFaults,
  ...serviceFaults,
  ...documentFaults,
  ...fileFaults,
  ...peopleFaults,
  ...promiseFaults,
];
