/**
 * What customers do under load. A piece of work is a chain of requests of one customer; each is checked, and only whole
 * chains count.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

const json = { 'Content-Type': 'application/json' };

const succeeded = ({ status }) => status === 'success';

/** Behind the proxy that the server trusts every customer has an address of their own. */
const addressOf = ({ address }) => ({ 'X-Forwarded-For': address });

const headersOf = (customer) => ({
  ...addressOf(customer),
  Authorization: `JWT ${customer.token}`,
  'Unique-Client-Id': customer.clientId,
});

const anything = () => true;

/**
 * All work, with its `twin`: the same without the work of the definition. `visits` gives customers who are signed in, one
 * after the other, `visitors` others.
 */
export async function worksOf({ visits, visitors, otps, subTypes, module }) {
  const codeOf = (name) => subTypes.find(({ sr_name }) => sr_name.trim() === name).sub_type_code;
  const chain = (name, ...steps) => ({ name, visits, steps });
  const nominees = (policyNumber) => ({
    body: JSON.stringify(nomineesOf(policyNumber, codeOf('Nominee'))),
    headers: json,
  });
  const motherName = (policyNumber) => ({
    body: JSON.stringify({
      policyNumber,
      mother_name: 'Asha Sample',
      remarks: 'As in my passport',
      etli_sub_type: codeOf("Mother's maiden name"),
    }),
    headers: json,
  });
  const address = await addressInput(codeOf('Address'));
  const gst = codeOf('GST update/correction');
  const inTurns = [
    {
      name: 'open a form',
      real: open('/api/definitions/gst_update/', module, gst),
      twin: open('/load/form', '/load/form.js', gst),
    },
    {
      name: 'submit a small form',
      real: [submit('/api/mothers-name-change/', motherName, 'mother_name')],
      twin: [submit('/load/submit/mother_name', motherName)],
    },
    {
      name: 'submit, with records and lists',
      real: [submit('/api/nominee-update/', nominees, 'nominee')],
      twin: [submit('/load/submit/nominee', nominees)],
    },
    {
      name: 'submit with an upload',
      real: [submit('/api/address-change/', address, 'address')],
      twin: [submit('/load/submit/address', address)],
    },
  ];
  return [
    { chain: { name: 'sign in', visits: visitors, steps: signIn(otps) } },
    ...inTurns.map(({ name, real, twin }) => ({
      chain: chain(name, ...real),
      twin: chain(`${name}, without its definition`, ...twin),
    })),
    { chain: { ...chain('insert a row, bare route', insert(nominees)), isBare: true } },
  ];
}

/** The calls of a form that is opened: its definition, the check for an open request, and what it loads. */
const open = (definition, script, subType) => [
  {
    make: ({ customer }) => ({ path: definition, headers: headersOf(customer) }),
    isExpected: succeeded,
  },
  {
    make: ({ customer }) => ({
      path: script,
      headers: { ...addressOf(customer), 'Accept-Encoding': 'br' },
    }),
    isExpected: anything,
  },
  {
    make: ({ customer, policyNumber }) => ({
      method: 'POST',
      path: '/api/sr-status/',
      headers: { ...headersOf(customer), ...json },
      body: JSON.stringify({ policy_number: policyNumber, etli_sub_type: subType }),
    }),
    isExpected: ({ already_open }) => already_open === 'false',
  },
  {
    make: ({ customer }) => ({
      path: `/api/get-gst-detail/?clientId=${customer.clientId}`,
      headers: headersOf(customer),
    }),
    isExpected: succeeded,
  },
];

/** As the portal does it, with the pass of the form of this request type. */
const submit = (path, inputOf, key) => ({
  make({ customer, policyNumber }) {
    const { body, headers } = inputOf(policyNumber);
    const own = {
      'Idempotency-Key': randomUUID(),
      ...(key && { 'Form-Pass': customer.passes[key] }),
    };
    return { method: 'POST', path, headers: { ...headersOf(customer), ...headers, ...own }, body };
  },
  isExpected: ({ ticketnumber }) => /^SR\d{8}$/.test(ticketnumber),
});

const insert = (inputOf) => ({
  make: ({ policyNumber }) => ({ method: 'POST', path: '/', ...inputOf(policyNumber) }),
  isExpected: succeeded,
});

/** By policy number. The OTP is read where the service has it that delivers it. */
function signIn(otps) {
  const identity = ({ customer, policyNumber }) => ({ policyNumber, dob: customer.dateOfBirth });
  const post = (path, visit, more) => ({
    method: 'POST',
    path,
    headers: { ...addressOf(visit.customer), ...json },
    body: JSON.stringify({ ...identity(visit), ...more }),
  });
  return [
    {
      make: (visit) => post('/api/send-otp/', visit),
      isExpected: succeeded,
      keep: (visit, { id }) => (visit.id = id),
    },
    {
      make(visit) {
        const otp = otps.get(visit.customer.phoneNumber) ?? '';
        return post('/api/validate-otp/', visit, { id: visit.id, otp });
      },
      isExpected: ({ access_token }) => Boolean(access_token),
    },
  ];
}

const nomineesOf = (policyNumber, subType) =>
  [
    ['Kiran Sample', '1980-02-20', 'HUSBAND', 60],
    ['Mira Sample', '2001-11-22', 'DAUGHTER', 40],
  ].map(([name, born, relation, share]) => ({
    policyNumber,
    nominee_name: name,
    nominee_dob: born,
    nominee_relation: relation,
    percentage_allocation: share,
    appointee: false,
    appointee_name: '',
    appointee_dob: '',
    appointee_relation: '',
    etli_sub_type: subType,
  }));

/** An address change with its document, as multipart; only the policy differs. */
async function addressInput(subType) {
  const placeholder = '0000000000';
  const form = new FormData();
  for (const [name, value] of Object.entries({
    policyNumber: placeholder,
    address_line_one: '7 Sea Face',
    address_line_two: 'Marine Lines',
    address_line_three: 'Near the station',
    pincode: '560038',
    city: 'Bengaluru',
    state: 'Karnataka',
    address_proof: 'Electricity Bill',
    etli_sub_type: subType,
  }))
    form.append(name, value);
  const document = new Blob([await scannedPage()], { type: 'application/pdf' });
  form.append('address_proof_doc', document, 'bill.pdf');
  const encoded = new Response(form);
  const template = Buffer.from(await encoded.arrayBuffer());
  const at = template.indexOf(placeholder);
  return (policyNumber) => {
    const body = Buffer.from(template);
    body.write(policyNumber, at);
    return { body, headers: { 'Content-Type': encoded.headers.get('content-type') } };
  };
}

/** A scanned page as a PDF, of about 200 KB. */
async function scannedPage() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const scan = sharp({ create: { width: 620, height: 877, channels: 3, noise } });
  const document = new PDFDocument({ size: 'A4' });
  const whole = buffer(document);
  document.image(await scan.jpeg({ quality: 80 }).toBuffer(), 0, 0, { width: 595 }).end();
  return whole;
}
