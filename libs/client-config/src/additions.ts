/**
 * What the portal has in addition to the specification and a client may leave out (`leavesOut` in its file), with all
 * that goes with it. A screen of `apps/portal/src/app/screens.ts` names its addition as `ours`; menus, search, the list
 * of forms and every link follow from the row, a sentence or card about it is inside `IfAddition`. What a specified
 * screen needs is no addition: the footer's pages, checkout, order placed, orders, profile and family of home delivery,
 * the end of a step-up.
 */
export const additions = {
  callBack: 'A call from us: its form, and the card of Contact us that leads to it.',
  search: 'The search of the portal: its screen, the links of header and side menu, the key /.',
  paymentMethods:
    'The page of saved cards, and the links to it from payments, profile and checkout.',
  coverageRequests:
    'The list of requests, a request with its packet and its appeal; the ways to them from claims, drugs, dashboard, messages and the confirmation of a form.',
  paymentPlan:
    'The Medicare Prescription Payment Plan: its three screens, and the card of the balances.',
  whatCounted: 'Which claims counted toward a limit, and the link of the balances.',
  yearStatement: 'What was paid in a year: the screen and its entry of the menu.',
  myDrugs:
    'My drugs, this year and next; the saving on the dashboard, the drugs under an emergency and next to the plans, the lines of the glossary.',
  autoRefill:
    'Refills that ship by themselves: the screen, the card, and the line of each medicine in home delivery.',
  newPrescriptions:
    'Transfer, request to a prescriber, paper: the four screens, the cards of home delivery, and renewals.',
  quickRefill:
    'A refill of home delivery without signing in: the screen and its entry of the menu.',
  caregivers:
    'People who may act for a member: the four screens, and the section of the settings. Who acts already keeps the way back.',
  staffStart:
    'The start page of staff who act for no one. Without it they see what the specification says: the dashboard, with their own account.',
} as const;

/** The name of a group of screens that a client may leave out. */
export type Addition = keyof typeof additions;
