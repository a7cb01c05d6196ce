import { exampleNamed } from '../../examples';
import type { Answer, Caller } from './caller';
import { subTypeCode } from './requests';
import type { TestPortal } from './portal';

type Answers = { [field: string]: any };

/** The two parties of 50020001: owner and life assured differ, and a rider waives the premium. */
export const parties = {
  OtpVerificationLA: { phone_number: '9000000022', email: 'nisha.specimen@example.com' },
  OtpVerificationPR: { phone_number: '9000000002', email: 'vikram.specimen@example.com' },
};
export type Party = keyof typeof parties;

export const bothParties = '50020001';

/** The answers of an accepted example, as the form sends them. */
export function answersFor(key: string, example: string): Answers {
  const { steps } = exampleNamed(key, `accepted-${example}`);
  return (steps!.at(-1)!.payload as { [name: string]: any }).form_data;
}

/** One request of a customer, with the calls that the form makes. */
export class Revival {
  constructor(
    private readonly server: TestPortal,
    readonly caller: Caller,
    readonly policyNumber: string,
    readonly key = 'revival_application',
  ) {}

  private filled(answers: Answers, more: object = {}) {
    return {
      policy_number: this.policyNumber,
      form_data: answers,
      incident_number: '',
      sr_number: '',
      ...more,
    };
  }

  save(answers: Answers, more: object = {}): Promise<Answer> {
    const which = { request_type: this.key };
    return this.caller.post('dgh-draft/', this.filled(answers, { ...which, ...more }));
  }

  load(): Promise<Answer> {
    const { policyNumber: policy_number, key: request_type } = this;
    return this.caller.get('dgh-draft/', { policy_number, request_type });
  }

  askForCode(signature: Party, more: object = {}): Promise<Answer> {
    return this.caller.post('get-otp/', {
      policy_number: this.policyNumber,
      ...parties[signature],
      otp_type: 'dgh',
      signature,
      request_type: this.key,
      ...more,
    });
  }

  verify(unique_id: string, code: string): Promise<Answer> {
    return this.caller.post('verify-otp/', { Otp_recieved: code, unique_id, otp_type: 'dgh' });
  }

  /** Signs the answers that were saved last. */
  async sign(signature: Party): Promise<Answer> {
    const asked = await this.askForCode(signature);
    if (asked.body.status !== 'success') return asked;
    const code = await this.server.newestCode(parties[signature].phone_number);
    return this.verify(asked.body.unique_id, code);
  }

  async submit(answers: Answers, more: object = {}): Promise<Answer> {
    const etli_sub_type = await subTypeCode(this.caller, this.key);
    const path = this.key === 'dgh_form' ? 'dgh-form-submit/' : 'save-dgh-form-data/';
    return this.caller.post(path, this.filled(answers, { etli_sub_type, ...more }));
  }

  downloadPdf(answers?: Answers): Promise<Answer> {
    const which = { request_type: this.key };
    const { form_data, ...rest } = this.filled(answers ?? {}, which);
    return this.caller.post('download-dgh-pdf/', answers ? { ...rest, form_data } : rest);
  }
}
