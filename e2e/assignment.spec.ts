import { openRequest } from './fill';
import { expect, shown, test } from './portal';
import {
  callTo,
  codeOf,
  loadedList,
  isReceived,
  optionsOf,
  uploadFile,
  pressButton,
  submitTo,
  summaryOn,
} from './send';

const key = 'policy_assignment_request';

test('[ASGN-01] [ASGN-04] [ASGN-05] [ASGN-07] [ASGN-10] [ASGN-12] [ASGN-14] [ASGN-15] shows both types with their texts, mandatory fields, and the limits of fields', async ({
  page,
  ensureSignedIn,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, key, '50050001');
  expect(await optionsOf(page, 'Assignment type')).toEqual([
    'Absolute Assignment',
    'Conditional Assignment',
  ]);
  const absolute = page.getByText('You hand over all rights in the policy for good.');
  const conditional = page.getByText('You hand over your rights under a condition');
  await page.getByLabel('Assignment type').selectOption('Absolute Assignment');
  await expect(absolute).toBeVisible();
  await expect(conditional).toHaveCount(0);
  await page.getByLabel('Assignment type').selectOption('Conditional Assignment');
  await expect(conditional).toBeVisible();
  await expect(absolute).toHaveCount(0);
  await page.getByLabel('Assignment type').selectOption('');
  await pressButton(page, 'Submit request');
  await expect(summaryOn(page)).toHaveText([
    ...Array(9).fill(/: This field is mandatory$/),
    ...Array(5).fill(/: Please upload document$/),
  ]);
  for (const label of [
    'Middle name',
    'Mobile number',
    'E-mail',
    'UID (Aadhaar number)',
    'Address line 2',
    'Address line 3',
  ])
    await expect(page.getByLabel(`${label} (optional)`)).toBeEditable();
  await expect(page.getByLabel('Loan MOU')).toHaveAccessibleDescription(
    /Rs\.100 stamp paper with a notary stamp/,
  );
  for (const [label, value, typed] of [
    ['Mobile number (optional)', '9876543210', '+91 98765 43210'],
    ['UID (Aadhaar number) (optional)', '987654321098', '9876 5432-1098'],
  ] as const) {
    await page.getByLabel(label).pressSequentially(typed);
    await page.getByLabel(label).blur();
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  for (const wrong of ['31/02/1985', '12/04', '01/01/2999']) {
    await page.getByLabel('Date of birth', { exact: true }).fill(wrong);
    await pressButton(page, 'Submit request');
    await expect(summaryOn(page).filter({ hasText: 'Please enter valid DOB' })).toHaveCount(1);
  }
});

test('[ASGN-07] [ASGN-08] [ASGN-16] submits a conditional assignment with all fields', async ({
  page,
  signIn,
}) => {
  await signIn('Daniel');
  const [proofs] = await Promise.all([
    loadedList(callTo(page, 'get-address-proof/')),
    openRequest(page, key, '50050002'),
  ]);
  await page.getByLabel('Assignment type').selectOption('Conditional Assignment');
  const texts = {
    'First name': 'Kiran',
    'Middle name (optional)': 'Lal',
    'Last name': 'Sample',
    'Date of birth': shown('1980-02-20'),
    PAN: 'abcpk1234l',
    'E-mail (optional)': 'kiran@example.com',
    'Mobile number (optional)': '9876543210',
    'UID (Aadhaar number) (optional)': '987654321098',
    'Pin code': '400050',
    'Address line 1': '12 Lake View',
    'Address line 2 (optional)': 'Hill Road',
    'Address line 3 (optional)': 'Bandra West',
  };
  for (const [label, text] of Object.entries(texts))
    await page.getByLabel(label, { exact: true }).fill(text);
  const gender = page.getByRole('radiogroup', { name: 'Gender' }).getByRole('radio');
  await expect(gender).toHaveCount(3);
  await page.getByRole('radio', { name: 'Transgender' }).check();
  await page.getByLabel('Proof of address').selectOption(proofs.address_proof[4].label);
  const papers = {
    'Assignment form': 'form.pdf',
    'Bank letter or loan sanction letter': 'letter.docx',
    'KYC proof': 'kyc.jpg',
    'Loan MOU': 'mou.png',
    'NOC letter': 'noc.doc',
  };
  for (const [label, name] of Object.entries(papers))
    await page.getByLabel(label, { exact: true }).setInputFiles(uploadFile(name));
  const { as, payload, ticketnumber } = await submitTo(page, 'policy-assignment/');
  expect([as, payload]).toEqual([
    'multipart',
    {
      policy_number: '50050002',
      assignment_type: 'AT2',
      first_name: 'Kiran',
      middle_name: 'Lal',
      last_name: 'Sample',
      dob: '1980-02-20',
      gender: 'TG',
      pan_number: 'ABCPK1234L',
      email_id: 'kiran@example.com',
      mobile_number: '9876543210',
      uid: '987654321098',
      pincode: '400050',
      proof_of_address: proofs.address_proof[4].value,
      add1: '12 Lake View',
      add2: 'Hill Road',
      add3: 'Bandra West',
      assignment_form: 'form.pdf',
      bank_letter_loan_sanction_letter: 'letter.docx',
      kyc_proof: 'kyc.jpg',
      loan_mou: 'mou.png',
      noc_letter: 'noc.doc',
      etli_sub_type: await codeOf(page, 'policy assignment'),
    },
  ]);
  await isReceived(page, 'for Policy assignment', ticketnumber);
});

test('[ASGN-02] shows a message for policies that cannot be assigned', async ({
  page,
  ensureSignedIn,
}) => {
  const message = page.getByText('Policy Assignment is not applicable in this policy.');
  for (const [name, policyNo] of [
    ['Vikram', '50020001'],
    ['Lakshmi', '50030001'],
  ] as const) {
    await ensureSignedIn(name);
    await openRequest(page, key);
    await page.getByLabel('Policy Number').selectOption(policyNo);
    await expect(message).toBeVisible();
    await pressButton(page, 'OK');
    await expect(page.getByLabel('Policy Number')).toHaveValue('');
  }
});
