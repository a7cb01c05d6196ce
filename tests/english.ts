import book from '../src/server/integrations/demoBook.json' with { type: 'json' };
import funds from '../src/server/integrations/funds.json' with { type: 'json' };

/** Abbreviations and names that readers of every language know in Latin letters. */
const known =
  `AM PM OTP PAN IFSC MICR GST GSTIN NRI NRE NAV PDF JPG JPEG PNG TIF TIFF HEIC AVIF BMP GIF DOC DOCX XLS XLSX
  ZIP KB MB SMS MOU NOC UID DD MM YYYY EVC EIA DGH KYC NEFT ULIP UPI ECG HIV AIDS COVID TAN Demo Life English Android iPhone iCloud Google Drive
  India Word Excel example com`.split(/\s+/);

interface NamesInPolicy {
  planDescription?: string;
  planName?: string;
  lifeAssuredName?: string;
  proposerName?: string;
  riders?: { riderName: string }[];
  nominees?: { nomineeName: string; appointeeName?: string }[];
}

/** Names of people, products, funds, places and contacts of the demo book. */
const named: unknown[] = [
  book.customers.map(({ title, firstName, middleName, lastName, motherName, emailId }) => [
    title,
    firstName,
    middleName,
    lastName,
    motherName,
    emailId,
  ]),
  book.customers.map(({ country, address }) => [country, Object.values(address)]),
  book.customers.flatMap(({ policies }) =>
    (policies as NamesInPolicy[]).map(({ riders = [], nominees = [], ...policy }) => [
      [policy.planDescription, policy.planName, policy.lifeAssuredName, policy.proposerName],
      riders.map(({ riderName }) => riderName),
      nominees.map(({ nomineeName, appointeeName }) => [nomineeName, appointeeName]),
    ]),
  ),
  book.lookups.pincodes.map(({ city, state }) => [city, state]),
  book.lookups.eiaRepositories,
  funds.funds.map(({ fundName }) => fundName),
];

const allowed = new Set(
  [...known, ...named.flat(5)]
    .flatMap((text) => String(text ?? '').match(/[A-Za-z]+/g) ?? [])
    .map((word) => word.toLowerCase()),
);

/** The texts with English in them: all but names, codes and what the customer typed (`also`). */
export function englishIn(texts: string[], also: string[] = []): string[] {
  const own = new Set(
    [...also.join(' ').matchAll(/[A-Za-z]+/g)].map(([word]) => word.toLowerCase()),
  );
  return texts.filter((text) =>
    // A code has digits or is in capitals: SR00010138, ABCPS1234F.
    (text.match(/\S+/g) ?? []).some(
      (part) =>
        !/\d|@|:\/\//.test(part) &&
        (part.match(/[A-Za-z]{2,}/g) ?? []).some((word) => {
          const plain = word.toLowerCase();
          return !allowed.has(plain) && !own.has(plain);
        }),
    ),
  );
}
