import * as z from 'zod';

const id = z.string().regex(/^[a-z0-9-]+$/);
const price = z.number().positive();
const everydayNames = z.array(z.string().min(3)).min(1).optional();

/** fixtures/drugs/classes.json */
export const ClassesFile = z.strictObject({
  about: z.string(),
  classes: z.array(
    z.strictObject({
      id,
      en: z.string().min(1),
      es: z.string().min(1),
      /** What people call its drugs, in either language. */
      everydayNames,
      /** Its drugs treat the same condition: a cheaper one may be an alternative. */
      interchangeable: z.literal(true).optional(),
    }),
  ),
});

const Form = z
  .strictObject({
    form: z.string().min(1),
    /** It is stored in a refrigerator. */
    cold: z.literal(true).optional(),
    strengths: z.array(z.string().min(1)).min(1),
    usual: z.strictObject({
      strength: z.string(),
      quantity: z.number().positive(),
      days: z.int().min(1).max(90),
    }),
    /** Dollars a unit, in the order of the strengths; none: there is no generic. */
    prices: z.array(price).optional(),
    brandPrices: z.array(price).optional(),
    /** A brand that is a selected drug of Medicare: its maximum fair prices from a plan year on. */
    maximumFairPrices: z
      .strictObject({ from: z.int().min(2026).max(2100), prices: z.array(price) })
      .optional(),
  })
  .refine(
    ({ strengths, prices, brandPrices, maximumFairPrices }) =>
      [prices, brandPrices, maximumFairPrices?.prices].every(
        (each) => !each || each.length === strengths.length,
      ),
    'Each strength has one price.',
  )
  .refine(({ prices, brandPrices }) => prices ?? brandPrices, 'It has no price.')
  .refine(({ strengths, usual }) => strengths.includes(usual.strength), 'No such usual strength.');

/** fixtures/drugs/substances.json */
export const SubstancesFile = z.strictObject({
  about: z.string(),
  substances: z.array(
    z.strictObject({
      number: z.int().min(100).max(999),
      name: z.string().min(1),
      es: z.string().min(1),
      /** What people call it, in either language. */
      everydayNames,
      inventedBrand: z.string().optional(),
      class: id,
      /** A vaccine that the advisory committee recommends for adults. */
      acip: z.literal(true).optional(),
      /** A controlled substance of the federal schedules. */
      controlled: z.literal(true).optional(),
      forms: z.array(Form).min(1).max(9),
    }),
  ),
});

const Row = z.strictObject({
  drug: z.string().min(1),
  form: z.string().optional(),
  /** Null: no longer covered. */
  tier: z.nullable(z.int().min(1).max(6)),
  pa: z.literal(true).optional(),
  st: z.array(z.string()).min(1).optional(),
  ql: z.strictObject({ quantity: z.number().positive(), days: z.int().min(1).max(90) }).optional(),
  /** For a brand of which there is a generic: the member pays the generic's share and the difference. */
  brandDifference: z.literal(true).optional(),
  bd: z.literal(true).optional(),
  la: z.literal(true).optional(),
});

/** fixtures/drugs/formularies/<name>-<year>.json */
export const FormularyFile = z.strictObject({
  about: z.string(),
  planYear: z.int().min(2024).max(2100),
  plans: z.array(z.string()).min(1),
  changedOn: z.iso.date(),
  /** The formulary whose rows hold unless a row of this one says otherwise. */
  follows: z.string().optional(),
  /** A plan with fewer tiers has the drugs of higher ones on this tier. */
  mostTier: z.int().min(1).max(6).optional(),
  rows: z.array(Row),
});

/** fixtures/drugs/pharmacy-prices.json */
export const PharmacyPricesFile = z.strictObject({
  about: z.string(),
  mailOrder: z.string().regex(/^\d{10}$/),
  pharmacies: z.array(
    z.strictObject({
      npi: z.string().regex(/^\d{10}$/),
      agreed: z.number().positive(),
      /** None: it sells to members only. */
      cash: z.number().positive().optional(),
      fee: z.number().min(0).optional(),
      cashList: z.record(z.string(), price).optional(),
    }),
  ),
  other: z.strictObject({
    agreed: z.number().positive(),
    cash: z.number().positive(),
    fee: z.number().min(0),
  }),
});

/** Dollars: the premium is for a month, the limits are for one person. */
const planAmounts = {
  premium: z.number().min(0),
  deductible: z.number().min(0),
  outOfPocketLimit: z.number().min(0),
};

/** fixtures/drugs/plans.json */
export const PlansFile = z.strictObject({
  about: z.string(),
  plans: z.array(
    z.strictObject({
      planCode: z.string().min(1),
      planName: z.string().min(1),
      client: z.string(),
      businessLine: z.enum(['COMMERCIAL', 'MEDD']),
      /** The response file of benefits.getSummary with its costs. */
      benefits: z.string(),
      ...planAmounts,
      nextYear: z.strictObject(planAmounts),
    }),
  ),
});

export type PlansFile = z.output<typeof PlansFile>;
export type ClassesFile = z.output<typeof ClassesFile>;
export type SubstancesFile = z.output<typeof SubstancesFile>;
export type FormularyFile = z.output<typeof FormularyFile>;
export type FormularyRow = FormularyFile['rows'][number];
export type PharmacyPricesFile = z.output<typeof PharmacyPricesFile>;
