import { describe, expect, it } from 'vitest';
import { mutatorOf } from './mutatorOf';

/** Slips that examples notice: without these nothing does, and one has to be found again. */
const planted: [key: string, operator: string, at: string][] = [
  // How an answer is written when it is sent.
  ['gst_refund', 'schema:transform-dropped', '/properties/gst_number/transform/1'],
  // A cell left empty, while the others come to the total.
  ['premium_redirection', 'request:map-fallback-changed', '/steps/0/send/send/new_percentage/or'],
  // A field of a list, by its name in each entry.
  ['nominee', 'request:map-elsewhere', '/steps/0/send/send/appointee_name'],
  // Two entries that differ in one name alone.
  ['fund_switch', 'schema:unique-name-dropped', '/properties/lines/uniqueBy/1'],
  // A condition on what follows from other answers.
  [
    'name_change',
    'schema:condition-value-changed',
    '/allOf/1/if/properties/is_first_name_same/const',
  ],
  // A step that is left out, stops the request, or asks whether to go on.
  ['bank_account', 'request:when-dropped', '/steps/0/when'],
  ['bank_account', 'request:stop-dropped', '/steps/0/stopWhen'],
  ['bank_account', 'request:choices-dropped', '/steps/2/pause/choices'],
  ['bank_account', 'request:map-dropped', '/steps/4/send/penny_drop_status'],
  // The words after the ticket, of a step with a ticket of its own.
  ['bank_account', 'request:success-changed', '/steps/3/title'],
  // One rule broken, and no other one.
  ['phone_no', 'ui:message-dropped', '/mobile_number/ui:messages/notRepeated'],
  // The one of two answers that it is compared with.
  [
    'email_update',
    'ui:message-changed',
    '/primary_email/ui:messages/differsFrom/~1existing_secondary_email',
  ],
  // What shows only where the form cannot be submitted.
  ['eia', 'ui:title-changed', '/about_eia/ui:title'],
  // One test of a condition over records, the others being true.
  [
    'dgh_form',
    'request:condition-test-dropped',
    '/prefill/~1proposer_needed/choose/0/when/properties/loaded/properties/riders/contains/properties/riderCode/pattern',
  ],
  // Two records at once, with which another case of a value counts.
  ['dgh_form', 'request:case-changed', '/prefill/~1proposer_needed/choose/0/is'],
  // A record that decides what is loaded, with what is loaded as it was.
  [
    'dgh_form',
    'request:condition-test-dropped',
    '/prefill/~1proposer_needed/choose/1/when/properties/policy/properties/planType/const',
  ],
  // An entry of the records without what a condition needs of it.
  [
    'dgh_form',
    'request:condition-required-dropped',
    '/prefill/~1proposer_needed/choose/0/when/properties/loaded/properties/riders/contains/required/0',
  ],
  // A record that is missing where a signature is needed.
  ['dgh_form', 'request:outer-map-fallback-changed', '/signatures/1/send/phone_number/or'],
  // A list of records that is as long as it can be, and an entry that is too long or lacks something.
  ['nominee', 'schema:record-limit-lowered', '/allOf/1/then/properties/nominees_now/maxItems'],
  [
    'nominee',
    'schema:record-limit-raised',
    '/allOf/1/then/properties/nominees_now/items/properties/nomineeName/maxLength',
  ],
  ['nominee', 'schema:required-added', '/allOf/1/then/properties/nominees_now/items/required'],
  // Answers that differ from those of the opened form in what does not count alone.
  [
    'nominee',
    'request:condition-changes-changed',
    '/submitWhen/is/properties/answers/properties/nominees/changedFrom/besides/3',
  ],
  // A text at the limit of the number in it.
  [
    'policy_assignment_request',
    'schema:usual-limit-lowered',
    '/properties/pincode/usually/numberAtLeast',
  ],
  // A record that is missing, and one entry of a list of records.
  ['email_update', 'schema:required-added', '/required'],
  [
    'fund_switch',
    'request:map-fallback-changed',
    '/steps/0/send/existing/send/existing_percentage/or',
  ],
  // The link that the form was opened from.
  ['revival_application', 'request:map-elsewhere', '/steps/0/send/incident_number/from'],
];

describe('an example is found again for', { timeout: 60_000 }, () => {
  it.each(planted)('%s %s at %s', (key, operator, at) => {
    const whole = mutatorOf(key);
    const mutant = [...whole.mutants()].find(
      (one) => one.operator === operator && one.edits[0]!.at === at,
    )!;
    const noticing = whole.noticingExamples(mutant);
    expect(noticing).not.toEqual([]);
    const mutator = mutatorOf(key, noticing);
    expect(mutator.noticedBy(mutant)).toBeUndefined();
    const notice = mutator.killerOf(mutant);
    expect(notice?.killer.all.about).toBeTruthy();
  });
});
