export type Audience = 'all' | 'members' | 'visitors';

/** A route as the specification lists it. */
export interface SpecifiedScreen {
  path: string;
  /** Whether flags decide who may open it. */
  gate: 'gated' | 'none';
  /**
   * `members`: without a session the login page comes first (RT-4). `visitors`: a member goes to the dashboard
   * (RT-3, RT-5).
   */
  audience: Audience;
  /** Header, menu and footer are hidden (SH-1). */
  chrome: 'shown' | 'none';
  width: 'normal' | 'full';
  /** One of the links that leave as a page (RT-6). */
  fullPage: boolean;
}

/**
 * Specification §2.1, its table in its order, then its full-page links and payment pages, with what §2.2 says
 * of shell and width and requirements RT-3 to RT-6 of the audience. A last column names what differs from
 * "for all, with shell, in normal width".
 */
const table = `
/member                                  | none  | visitors, full width
/member/login                            | gated | visitors
/member/dashboard                        | none  | members
/member/claims                           | gated | members
/member/message-center                   | gated | members
/member/account-settings                 | gated |
/member/account-balance                  | gated |
/member/benefits                         | gated | members
/member/healthcarebalances               | gated |
/member/contact                          | gated |
/member/servicearea                      | gated | visitors
/member/documents                        | gated |
/member/free-virtual-therapy             | gated |
/member/emotional-wellness-tools         | gated |
/member/drug-lookup                      | gated |
/member/drug-pricing                     | gated |
/member/price-a-drug                     | gated | full width
/member/forms                            | gated |
/member/glossary                         | gated |
/member/helper-tools                     | gated |
/member/links                            | gated |
/member/mail-order                       | gated | members
/member/star-ratings                     | gated | visitors
/member/find-a-pharmacy                  | gated |
/member/planselection                    | gated | no shell
/member/drug-exception                   | none  | no shell
/accessibility                           | none  | no shell
/member/ccp-prior-auth                   | none  | no shell
/member/healthykids-prior-auth           | none  | no shell
/member/registration                     | gated |
/member/moreinfo                         | gated |
/member/confirmation                     | gated |
/security/forgotpassword                 | none  |
/security/forgotpassword/validate        | none  |
/security/forgotpassword/resetpassword   | none  |
/security/forgotpassword/confirmation    | none  |
/member/about-us                         | gated |
/member/drug-claims-form                 | gated |
/member/validation                       | none  |
/member/drug-error-report-form           | gated |
/member/coverage-determination           | gated |
/member/emergency-alerts                 | gated |
/not-authorized                          | none  |
/payments                                | gated | full page
/payments/invoices                       | gated |
/payments/pay                            | gated |
/payments/automatic                      | gated |
/member/pharmacylocator                  | gated | full page
/member/publicPharmacylocator            | gated | full page
/member/druglookuponly                   | gated | full page
/member/druglookup                       | gated | full page
/member/mailorder                        | gated | members, full page
/cvgdetermination                        | gated | full page
*                                        | none  |
`;

export const specifiedScreens: readonly SpecifiedScreen[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', gate, notes = ''] = line.split('|').map((cell) => cell.trim());
    const has = (note: string) => notes.split(', ').includes(note);
    return {
      path,
      gate: gate === 'none' ? 'none' : 'gated',
      audience: has('members') ? 'members' : has('visitors') ? 'visitors' : 'all',
      chrome: has('no shell') ? 'none' : 'shown',
      width: has('full width') ? 'full' : 'normal',
      fullPage: has('full page'),
    };
  });
