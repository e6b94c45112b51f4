import type { ComponentType } from 'react';

/** What of the shell only members see. */
export interface MemberParts {
  EmulationBanner: ComponentType;
}

let here: Partial<MemberParts> = {};

/** The parts have been fetched: before a member's page shows. */
export const memberPartsArrived = (parts: MemberParts): void => {
  here = parts;
};

/** Null until a signed-in user has opened the page. */
export const memberParts = (): Partial<MemberParts> => here;
