import { PriceInfo } from '@portal/contracts/drugs';
import { newMemory, play } from '../play/play';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';

const { scenarios } = loadFixtures();

interface Question {
  drug: string;
  strength?: string;
  quantity?: number;
  days?: number;
  zip?: string;
  npi?: string;
  memberId?: string;
}

/** Prices a drug in a scenario, whose response files may be changed. */
export function price(
  name: string,
  question: Question,
  changed: Record<string, (body: never) => Json> = {},
) {
  const scenario = withFiles(scenarios.get(name) as Scenario, changed);
  const product = scenario.drugs.products.find(({ drugName }) => drugName === question.drug);
  const strength = product?.strengths.find(
    (each) => each.strength === (question.strength ?? product.usual.strength),
  );
  const query = {
    hsn: product?.hsn ?? '',
    ndc: strength?.ndc ?? '',
    quantity: String(question.quantity ?? product?.usual.quantity),
    days: String(question.days ?? product?.usual.days),
    zip: question.zip ?? '55000',
    ...(question.npi && { npi: question.npi }),
    ...(question.memberId && { memberId: question.memberId }),
  };
  const request = { endpointId: 'drugs.getPrice', params: {}, query };
  const { status, body } = play(scenario, newMemory(scenario), request).answer;
  return { status, body, info: status === 200 ? PriceInfo.parse(body).priceInfo : undefined };
}

function withFiles(scenario: Scenario, changed: Record<string, (body: never) => Json>): Scenario {
  const files = new Map(scenario.files);
  for (const [id, change] of Object.entries(changed)) {
    const key = `${id}/${scenario.responses[id] as string}`;
    const file = files.get(key)!;
    files.set(key, { ...file, body: change(structuredClone(file.body) as never) });
  }
  return { ...scenario, files };
}

export const maple = '1234567893';
/** The fill of so many days at a pharmacy. */
export const at = (npi: string, days: number, { info }: ReturnType<typeof price>) =>
  info?.pharmacies.find((each) => each.npi === npi)?.fills.find((fill) => fill.days === days);
