/**
 * Specification §6, Feature flags: every flag that a screen, a menu entry or a section is switched by.
 * Code uses the names; the numbers are here once. `assumed`: the specification names the flag (or
 * calls the thing gated) without its number. Names that begin with `unsecured` are for visitors.
 */
export const featureFlags = {
  // Screens and sections for members
  accountSettings: { id: 1, gates: 'account settings' },
  findAPharmacy: { id: 2, gates: 'find a pharmacy' },
  claimsHistory: { id: 3, gates: 'claims history' },
  benefits: { id: 4, gates: 'benefits summary', assumed: true },
  healthCareBalances: { id: 5, gates: 'health-care balances', assumed: true },
  priceADrug: { id: 6, gates: 'price a drug' },
  drugLookup: { id: 7, gates: 'drug lookup' },
  updatedPriceADrug: { id: 8, gates: 'the updated price-a-drug tool', assumed: true },
  mailOrder: { id: 9, gates: 'mail order or home delivery', assumed: true },
  documents: { id: 10, gates: 'documents', assumed: true },
  forms: { id: 11, gates: 'forms and information', assumed: true },
  glossary: { id: 12, gates: 'glossary', assumed: true },
  helperTools: { id: 13, gates: 'helper links', assumed: true },
  links: { id: 14, gates: 'links', assumed: true },
  contactUs: { id: 15, gates: 'contact us', assumed: true },
  planSelection: { id: 16, gates: 'plan selection', assumed: true },
  aboutUs: { id: 17, gates: 'about us', assumed: true },
  payBill: { id: 18, gates: 'pay bill and the payment pages', assumed: true },
  memberInfo: { id: 19, gates: 'the member info group of the menu', assumed: true },
  benefitInformation: { id: 20, gates: 'the benefits group of the menu', assumed: true },
  toolsAndResources: { id: 21, gates: 'the resources group of the menu', assumed: true },
  survey: { id: 22, gates: 'the satisfaction survey', assumed: true },
  discountCard: { id: 23, gates: 'the discount-card link', assumed: true },
  discountCardTips: { id: 24, gates: 'discount-card tips on the dashboard', assumed: true },
  enroll: { id: 25, gates: 'enroll here, for members', assumed: true },
  specialtyPharmacy: { id: 26, gates: 'the specialty pharmacy link', assumed: true },
  messageCenter: { id: 37, gates: 'message center' },
  drugClaimsForm: { id: 125, gates: 'prescription drug claim form' },
  coverageDetermination: { id: 182, gates: 'coverage determination online form' },
  drugErrorReportForm: { id: 183, gates: 'drug error report form', assumed: true },
  accountBalance: { id: 184, gates: 'account balance' },
  emergencyAlerts: { id: 187, gates: 'emergency alert system' },
  freeVirtualTherapy: { id: 227, gates: 'free virtual therapy', assumed: true },
  emotionalWellness: { id: 228, gates: 'emotional wellness tools' },
  accumulations: { id: 301, gates: 'accumulations' },

  // ID card and wallet
  viewIdCard: { id: 40, gates: 'view ID card', assumed: true },
  printIdCard: { id: 41, gates: 'the print button of the ID card', assumed: true },
  requestIdCard: { id: 42, gates: 'the request button of the ID card', assumed: true },
  addToWallet: { id: 43, gates: 'the add-to-wallet button', assumed: true },
  personCode: { id: 44, gates: 'the person code on the ID card', assumed: true },

  // Sections by name (§6)
  greeting: { id: 50, gates: 'the greeting banner', assumed: true },
  notifications: { id: 51, gates: 'notification counts', assumed: true },
  outOfNetworkWarning: { id: 52, gates: 'the out-of-network sentence', assumed: true },
  provider: { id: 53, gates: 'what only provider users see', assumed: true },
  client: { id: 54, gates: 'what only client users see', assumed: true },

  // Header and footer, for members
  headerLanguage: { id: 60, gates: 'the language toggle', assumed: true },
  headerContact: { id: 61, gates: 'contact us in the header', assumed: true },
  headerLogo: { id: 62, gates: 'the logo', assumed: true },
  headerCoBranding: { id: 63, gates: 'the co-brand logo', assumed: true },
  headerFontSize: { id: 64, gates: 'the font-size buttons', assumed: true },
  headerLogout: { id: 65, gates: 'logout', assumed: true },
  customHeaderLogo: {
    id: 66,
    gates: "the header's own logo, for clients that have one",
    assumed: true,
  },
  logoLinksToMemberHome: { id: 67, gates: 'the logo leading to /member/', assumed: true },
  footer: { id: 68, gates: 'the footer', assumed: true },
  footerSocialLinks: { id: 69, gates: 'social links in the footer', assumed: true },
  footerInfo: { id: 70, gates: 'the information part of the footer', assumed: true },

  // Header and footer, for visitors
  unsecuredHeaderLanguage: { id: 80, gates: 'the language toggle', assumed: true },
  unsecuredHeaderContact: { id: 81, gates: 'contact us in the header', assumed: true },
  unsecuredHeaderLogo: { id: 82, gates: 'the logo', assumed: true },
  unsecuredHeaderCoBranding: { id: 83, gates: 'the co-brand logo', assumed: true },
  unsecuredHeaderFontSize: { id: 84, gates: 'the font-size buttons', assumed: true },
  unsecuredHeaderAboutUs: { id: 85, gates: 'about us in the header', assumed: true },
  unsecuredHeaderStarRatings: { id: 86, gates: 'star ratings in the header', assumed: true },
  unsecuredFooter: { id: 87, gates: 'the footer', assumed: true },
  unsecuredFooterSocialLinks: { id: 88, gates: 'social links in the footer', assumed: true },
  unsecuredFooterInfo: { id: 89, gates: 'the information part of the footer', assumed: true },
  unsecuredCustomHeaderLogo: {
    id: 90,
    gates: "the header's own logo, for clients that have one",
    assumed: true,
  },
  unsecuredLogoLinksToMemberHome: {
    id: 91,
    gates: 'the logo leading to /member/',
    assumed: true,
  },

  // Screens and entries for visitors
  unsecuredLogin: { id: 100, gates: 'login', assumed: true },
  registration: { id: 101, gates: 'registration, its steps and its entry', assumed: true },
  unsecuredMakePayment: { id: 102, gates: 'make payment', assumed: true },
  unsecuredToolsAndResources: { id: 103, gates: 'the resources group', assumed: true },
  unsecuredEnroll: { id: 104, gates: 'enroll here', assumed: true },
  unsecuredSurvey: { id: 105, gates: 'the satisfaction survey', assumed: true },
  unsecuredPriceADrug: { id: 106, gates: 'price a drug', assumed: true },
  unsecuredUpdatedPriceADrug: { id: 107, gates: 'the updated price-a-drug tool', assumed: true },
  unsecuredDrugLookup: { id: 108, gates: 'drug lookup', assumed: true },
  unsecuredFindAPharmacy: { id: 109, gates: 'find a pharmacy', assumed: true },
  unsecuredMailOrder: { id: 110, gates: 'the mail-order entry', assumed: true },
  unsecuredDocuments: { id: 111, gates: 'documents', assumed: true },
  unsecuredForms: { id: 112, gates: 'forms and information', assumed: true },
  unsecuredGlossary: { id: 113, gates: 'glossary', assumed: true },
  unsecuredHelperTools: { id: 114, gates: 'helper links', assumed: true },
  unsecuredLinks: { id: 115, gates: 'links', assumed: true },
  unsecuredContactUs: { id: 116, gates: 'contact us', assumed: true },
  unsecuredPlanSelection: { id: 117, gates: 'plan selection', assumed: true },
  unsecuredAboutUs: { id: 118, gates: 'about us', assumed: true },
  serviceArea: { id: 119, gates: 'service area', assumed: true },
  starRatings: { id: 120, gates: 'star ratings', assumed: true },
  unsecuredDrugClaimsForm: { id: 121, gates: 'prescription drug claim form', assumed: true },
  unsecuredCoverageDetermination: { id: 122, gates: 'coverage determination', assumed: true },
  unsecuredDrugErrorReportForm: { id: 123, gates: 'drug error report form', assumed: true },
  unsecuredEmergencyAlerts: { id: 124, gates: 'emergency alert system', assumed: true },
  unsecuredFreeVirtualTherapy: { id: 126, gates: 'free virtual therapy', assumed: true },
  unsecuredEmotionalWellness: { id: 127, gates: 'emotional wellness tools', assumed: true },
  unsecuredQuickRefill: { id: 128, gates: 'a refill without signing in', assumed: true },

  // The second theme (SH-10)
  themeNewco: { id: 300, gates: 'the second visual theme and its favicon' },
} as const satisfies Record<string, FeatureFlag>;

export interface FeatureFlag {
  /** 1 to 301 (§6), as the features answer lists it. */
  id: number;
  /** What shows only when the flag is on. */
  gates: string;
  assumed?: true;
}

export type FlagName = keyof typeof featureFlags;
