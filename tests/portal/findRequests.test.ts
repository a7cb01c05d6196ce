import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueKeywords } from '../../src/authoring';
import { findMatches, indexOf } from '../../src/portal/raise/find/findMatches';

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'));
const catalogue = read('catalogue.json');
const keywords = catalogueKeywords(catalogue, [read('catalogue.hi.json')]);
const index = indexOf([
  ...catalogue.serviceTypes.flatMap((service: any) =>
    service.requestTypes.map(({ key }: { key: string }) => ({
      name: key,
      phrases: keywords.requestTypes[key]!,
      groupPhrases: keywords.serviceTypes[service.key]!,
    })),
  ),
  ...[keywords.screens, keywords.notices].flatMap((group) =>
    Object.entries(group).map(([name, phrases]) => ({ name, phrases })),
  ),
]);
const found = (text: string) => findMatches(index, text).map(({ name }) => name);

/** What customers type, and what they mean. */
const first: { [text: string]: string } = {
  'mera ghar badal gaya': 'address',
  'how to get a duplicate bond': 'policy-document',
  'my policy is lapsed how to restart': 'DGH',
  'husband died nominee change': 'nominee',
  'hello sir i want to change my mobile number please': 'phone_no',
  'wife ka naam jodna hai': 'nominee',
  'otp nahi aa raha': 'phone_no',
  'gst ka paisa wapas': 'gst_refund',
  'mera pension nahi aaya': 'digital_life_certificate',
  'एड्रेस चेंज': 'address',
  'मोबाईल नंबर बदलायचा': 'phone_no',
  'death claim': 'any_other_request',
  'i want to change my correspondence address': 'address',
  'change my phone': 'phone_no',
  'new phone num': 'phone_no',
  'mobile no': 'phone_no',
  'moblie number': 'phone_no',
  'fone nomber': 'phone_no',
  'number of my new mobile': 'phone_no',
  'mobile badalna': 'phone_no',
  'mera mobile number badalna hai': 'phone_no',
  'मोबाइल बदलना': 'phone_no',
  'मोबाईल नम्बर': 'phone_no',
  'फोन नंबर बदलना है': 'phone_no',
  'naya sim': 'phone_no',
  'lost bond': 'policy-document',
  'bond lost': 'policy-document',
  'polcy bond not recieved': 'policy-document',
  'बांड खो गया': 'policy-document',
  'bond kho gaya': 'policy-document',
  'policy ke kagaz nahi mile': 'policy-document',
  'original policy papers': 'policy-document',
  'wrong date of birth': 'DOB-change',
  'date of brith': 'DOB-change',
  dob: 'DOB-change',
  'janm tithi galat hai': 'DOB-change',
  जन्मतिथि: 'DOB-change',
  'new house': 'address',
  'I have moved to a new house': 'address',
  'adress chnage': 'address',
  'chnage my phne': 'phone_no',
  adres: 'address',
  'pata badalna': 'address',
  'पता बदलना': 'address',
  'naya ghar': 'address',
  'pin code': 'address',
  pincode: 'address',
  nominee: 'nominee',
  nomine: 'nominee',
  nomni: 'nominee',
  'add nominees': 'nominee',
  नामिनी: 'nominee',
  'नॉमिनी बदलना': 'nominee',
  'waris ka naam': 'nominee',
  beneficary: 'nominee',
  'bank acount': 'bank_account',
  'account bank change': 'bank_account',
  'khata badalna': 'bank_account',
  'बैंक खाता': 'bank_account',
  ifsc: 'bank_account',
  'e-mail': 'email_update',
  'email id change': 'email_update',
  gmial: 'email_update',
  ईमेल: 'email_update',
  'pan card': 'pan_card',
  pan: 'pan_card',
  'पैन कार्ड': 'pan_card',
  'pan number update': 'pan_card',
  'spelling mistake in my name': 'name_change',
  'नाम मे गलती': 'name_change',
  'shadi ke baad naam': 'name_change',
  surname: 'name_change',
  'mothers name': 'mother_name',
  'maa ka naam': 'mother_name',
  signatur: 'signature_change',
  दस्तखत: 'signature_change',
  gstin: 'gst_update',
  'nri gst refund': 'gst_refund',
  'cheque pickup': 'renewal_cheque_pickup',
  'check collect': 'renewal_cheque_pickup',
  'auto debit date': 'draw_date',
  'tarikh badalna': 'draw_date',
  demat: 'eia',
  'jeevan praman': 'digital_life_certificate',
  'जीवन प्रमाण पत्र': 'digital_life_certificate',
  'pension ruk gayi': 'digital_life_certificate',
  'life certifcate': 'digital_life_certificate',
  'lapsed policy': 'DGH',
  revivel: 'DGH',
  'policy chalu karna': 'DGH',
  'पॉलिसी बंद हो गई': 'DGH',
  'loan against policy': 'policy_assignment_request',
  assignement: 'policy_assignment_request',
  'fund strategy': 'investment-strategy',
  complaint: 'any_other_request',
  shikayat: 'any_other_request',
  शिकायत: 'any_other_request',
  'something else': 'any_other_request',
  'kuch aur': 'any_other_request',
  surrender: 'any_other_request',
  'fund switch': 'fund-switch',
  'switch my funds': 'fund-switch',
  'premium reciept': 'premium-receipt',
  raseed: 'premium-receipt',
  रसीद: 'premium-receipt',
  'pay premium': 'premium-payment',
  'premium bharna': 'premium-payment',
  'प्रीमियम भरना': 'premium-payment',
  '80c': 'premium-paid-certificate',
  'tax certificate': 'premium-paid-certificate',
  statment: 'fund-statement',
  'track my request': 'track-service-request',
  'ticket number': 'track-service-request',
  स्थिति: 'track-service-request',
  nav: 'fund-value',
  'policy pdf': 'policy-document',
};

/** Short or ambiguous: the wanted one is among the first three. */
const amongThree: { [text: string]: string } = {
  'kisht kab kategi': 'draw_date',
  premium: 'premium-payment',
  नौमिनी: 'nominee',
  'nominee name wrong': 'nominee',
  ba: 'bank_account',
  नं: 'phone_no',
  'change name': 'name_change',
  name: 'name_change',
  naam: 'name_change',
  certificate: 'digital_life_certificate',
  cheque: 'renewal_cheque_pickup',
  date: 'draw_date',
  gst: 'gst_update',
  'bima khata': 'eia',
  refund: 'gst_refund',
  'policy document': 'policy-document',
  'money back to my account': 'bank_account',
  otp: 'phone_no',
};

describe('the search for requests', () => {
  it.each(Object.entries(first))('“%s” finds %s first', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it.each(Object.entries(amongThree))('“%s” finds %s among the first three', (text, name) => {
    expect(found(text).slice(0, 3)).toContain(name);
  });

  it.each(['', ' ', 'q', 'xyzzy', '???', 'weather tomorrow', 'क्रिकेट'])(
    '“%s” finds nothing',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('offers a few at most', () => {
    expect(found('policy').length).toBeLessThanOrEqual(6);
  });
});
