import { showsNextYear } from '../drugs/chosen-plan';
import { plainText, quoteDays } from '@portal/domain';
import * as z from 'zod/mini';
import type { Json } from '../files/scenario-file';
import { type Behaviour, type Behaviours, serviceError, answer, refuse } from '../memory/behaviour';
import { isInClaimsOf, seesClaims } from '../drugs/claims-scope';
import { infoOf, listed } from '../drugs/drug-answers';
import type { DrugProduct } from '../drug-catalogue/drug-products';
import { formularyForPerson, plansForVisitors } from '../drugs/plan-of-member';
import { PriceFixture, priceInfoOf } from '../drug-prices/price-info';
import { QuotesOnRecord, storedQuote, storeQuote } from '../drug-prices/stored-quotes';
import { myDrugs } from '../my-drugs/my-drugs';

/** The products whose name the text may mean. */
const search: Behaviour = {
  derived: true,
  recordedAsIs: true,
  play: (memory, { query }, context) => {
    const formulary = formularyForPerson(context, query['planCode']);
    const found = context.drugs.search(query['drugName'] ?? '');
    return answer(memory, {
      drugListResponse: found.map(({ entry, everydayName }) => ({
        ...listed(entry, formulary),
        ...(everydayName !== undefined && { everydayName }),
      })),
    });
  },
};

/** Drugs, by their hsn, that have no price now. */
const MyDrugsFixture = z.object({ drugsWithoutPrice: z.array(z.string()) });

export const behaviours: Behaviours = {
  /** The products of a letter or of a class, in order of their names as the reader's language shows them. */
  'drugs.browse': {
    derived: true,
    recordedAsIs: true,
    play: (memory, { query: { letter, classId, planCode, language } }, context) => {
      const formulary = formularyForPerson(context, planCode);
      const nameOf = (each: DrugProduct) =>
        (language === 'es' && !each.isBrand && each.spanishName) || each.drugName;
      const found = context.drugs.products
        .filter(
          (each) =>
            (letter === undefined || plainText(nameOf(each)).startsWith(letter.toLowerCase())) &&
            (classId === undefined || each.classId === classId),
        )
        .sort((a, b) => nameOf(a).localeCompare(nameOf(b), language ?? 'en'));
      return answer(memory, { drugListResponse: found.map((each) => listed(each, formulary)) });
    },
  },
  'drugs.getClasses': {
    derived: true,
    recordedAsIs: true,
    play: (memory, _request, { drugs }) =>
      answer(memory, {
        drugClasses: drugs.classes.map(({ id, en, es }) => ({ classId: id, en, es })),
      }),
  },
  'drugs.getInfo': {
    derived: true,
    recordedAsIs: true,
    play: (memory, { query }, context) => {
      const product = context.drugs.productOf(query['hsn'] ?? '');
      return product
        ? answer(memory, infoOf(memory, context, product, query['planCode'], query['drugList']))
        : refuse(memory, 404, 'DRUG_NOT_FOUND', 'There is no drug with this hsn.');
    },
  },
  /** The price of a fill at each pharmacy, stored as a quote. */
  'drugs.getPrice': {
    fixture: PriceFixture,
    derived: true,
    recordedAsIs: true,
    play: (memory, request, context) => {
      const { query } = request;
      const priced = priceInfoOf(memory, context, query, seesClaims(memory, request, context));
      if ('refused' in priced) {
        const { status, code, text, fields } = priced.refused;
        const { body } = serviceError(status, code, text);
        return { memory, response: { status, body: { ...body, fields } as unknown as Json } };
      }
      const { memory: after, quote } = storeQuote(memory, context, query, priced);
      return answer(after, { priceInfo: quote });
    },
  },
  /** The plans whose drug list and prices a visitor may choose. */
  'drugs.getPlans': {
    derived: true,
    recordedAsIs: true,
    play: (memory, _request, context) =>
      answer(memory, {
        plans: plansForVisitors(context).map(
          ({ planCode, planName, premium, deductible, outOfPocketLimit, nextYear }) => ({
            planCode,
            planName,
            premium,
            deductible,
            outOfPocketLimit,
            ...(showsNextYear(context) && { nextYear }),
          }),
        ),
      }),
  },
  /** A quote that was stored in the last 30 days. */
  'drugs.getQuote': {
    fixture: QuotesOnRecord,
    derived: true,
    recordedAsIs: true,
    play: (memory, request, context) => {
      const { quoteId = '' } = request.params;
      const quote = storedQuote(memory, context, quoteId, seesClaims(memory, request, context));
      return quote
        ? answer(memory, { priceInfo: quote })
        : refuse(
            memory,
            404,
            'QUOTE_NOT_FOUND',
            `There is no quote with this id in the last ${quoteDays} days.`,
          );
    },
  },
  'drugs.search': search,
  /** A person's drugs from the claims of the scenario; what it says about single prices holds here too. */
  'myDrugs.getList': {
    fixture: MyDrugsFixture,
    derived: true,
    recordedAsIs: true,
    play: (memory, { query }, context) => {
      const { drugsWithoutPrice = [] } = (context.fixture ?? {}) as Partial<
        z.output<typeof MyDrugsFixture>
      >;
      const { pharmaciesWithoutPrice = [] } = (context.fixtureOf('drugs.getPrice') ??
        {}) as z.output<typeof PriceFixture>;
      const faults = { drugsWithoutPrice, pharmaciesWithoutPrice };
      const { memberId = '' } = query;
      if (!isInClaimsOf(memory, context, memberId)) {
        return refuse(memory, 403, 'OTHER_MEMBER', 'The member does not see their drugs.');
      }
      const body = myDrugs(memory, context, memberId, faults);
      return answer(memory, body);
    },
  },
};
