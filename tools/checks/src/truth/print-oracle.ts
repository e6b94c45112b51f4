import { oracleFor } from './oracle/oracle';

// What the oracle says of a scenario, on its own day or on another: `npx tsx print-oracle.ts SCENARIO [DAY]`.
const [scenario = 'commercial-member', day] = process.argv.slice(2);
for (const [key, value] of oracleFor(scenario, day)) console.log(`${key} ${value}`);
