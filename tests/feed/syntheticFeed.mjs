/**
 * Customers that nobody is, as lines of a feed, always the same for the same seed:
 * `node tests/feed/syntheticFeed.mjs 1000000 [SEED] > feed.ndjson`. The n-th has client id `S` and policy `7` with n in
 * nine digits, and one to three policies.
 */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const pad = (n) => String(n).padStart(9, '0');

/** A number from 0 to 1, by mulberry32. */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const day = (year, random) =>
  `${year}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;

/** The n-th customer. */
export function syntheticCustomer(n, seed = 1) {
  const random = randomOf(Math.imul(n, 2_654_435_761) ^ seed);
  const owned = 1 + Math.floor(random() * 3);
  return {
    clientId: `S${pad(n)}`,
    title: 'Ms',
    firstName: `First${n}`,
    middleName: '',
    lastName: 'Synthetic',
    gender: 'F',
    dateOfBirth: day(1950 + Math.floor(random() * 50), random),
    phoneNumber: `6${pad(n)}`,
    alternateContact: '',
    emailId: `Customer.${n}@example.com`,
    proposerAlternateEmail: '',
    motherName: 'MOTHER',
    pan: '',
    gstin: '',
    country: 'India',
    policies: Array.from({ length: owned }, (_, i) => policyOf(`${7 + i}${pad(n)}`, random)),
  };
}

function policyOf(policyNumber, random) {
  const premium = 10_000 + Math.floor(random() * 40) * 1000;
  const issued = 2010 + Math.floor(random() * 10);
  return {
    policyNumber,
    planId: 'SYNT01',
    planName: 'Synthetic Savings',
    planType: 'TRAD',
    policyStatus: 'PREMIUM PAYING',
    frequency: 'Annually',
    premiumTerm: 20,
    premiumPayingTerm: 20,
    premiumWithoutTax: premium,
    premiumToBePaidWithGst: premium * 1.045,
    premiumLeftToPay: premium * 1.045,
    suspenseAmout: 0,
    exceesAmount: 0,
    baseSumAssured: premium * 20,
    profileId: '',
    isEligibleForRenewal: true,
    revivalRequired: 'No',
    contractIssueDate: day(issued, random),
    premiumDueDate: day(2030, random),
    maturityDate: day(issued + 20, random),
    riders: [],
    nominees: [],
    existingBank: null,
    ownerIsLifeAssured: true,
    premiums: Array.from({ length: 3 }, (_, year) => ({
      receivedOn: day(2021 + year, random),
      paise: Math.round(premium * 104.5),
      taxPaise: Math.round(premium * 4.5),
    })),
  };
}

/** Writes the first customers to a stream, as fast as it takes them. */
export async function writeSyntheticFeed(stream, count, seed) {
  for (let n = 0; n < count; n++)
    if (!stream.write(`${JSON.stringify(syntheticCustomer(n, seed))}\n`))
      await once(stream, 'drain');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [count, seed] = process.argv.slice(2).map(Number);
  if (!(count > 0)) throw new Error('Say how many customers.');
  await writeSyntheticFeed(process.stdout, count, seed);
}
