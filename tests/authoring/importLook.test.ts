import { describe, expect, it } from 'vitest';
import { form, imported, text } from './imported';

describe('what customers see of an imported form', () => {
  it('names inner objects with the object that they are in', () => {
    const person = form({ fullName: form({ first: text }) });
    const { ui } = imported(form({ divorce: person, death: person }));
    expect(ui['ui:sections'].map(({ title }: { title: string }) => title)).toEqual([
      'Divorce: Full name',
      'Death: Full name',
    ]);
  });

  it('has a title for its only object', () => {
    const { ui } = imported(form({ person: form({ name: text }) }));
    expect(ui['ui:sections']).toEqual([{ title: 'Person', fields: ['person_name'] }]);
  });

  it('asks what a condition shows behind the answer that decides', () => {
    const { ui } = imported(
      form(
        { job: form({ has: { type: 'boolean' }, since: text }), agreed: { const: true } },
        {
          if: {
            properties: { job: { properties: { has: { const: true } }, required: ['has'] } },
          },
          then: { properties: { employer: text, town: text } },
          else: { properties: { school: text } },
        },
      ),
    );
    expect(ui['ui:sections'].map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ['job_has', 'employer', 'town', 'job_since', 'school'],
      ['agreed'],
    ]);
  });

  it('reads names in code as words, and leaves what is written for people', () => {
    const values = ['losingHousing', 'DEPENDENT_PARENT', 'other', 'Jr.', 'NSW', 'Type-C'];
    const read = ['Losing housing', 'Dependent parent', 'Other', 'Jr.', 'NSW', 'Type-C'];
    const { ui } = imported(
      form({
        one: { enum: values },
        some: { type: 'array', uniqueItems: true, items: { enum: values } },
        incomeInAYear2: text,
      }),
    );
    expect(ui.one['ui:enumNames']).toEqual(read);
    expect(ui.some['ui:enumNames']).toEqual(read);
    expect(ui.incomeInAYear2['ui:title']).toBe('Income in a year 2');
  });

  it('calls the entries of a list by its title, and each by what is typed or chosen', () => {
    const { ui } = imported(
      form({
        pastJobs: {
          type: 'array',
          maxItems: 3,
          items: form({ isPaid: { type: 'boolean' }, employer: text }),
        },
      }),
    );
    expect(ui.pastJobs['ui:entries']).toMatchObject({ name: '{employer}', add: 'Add: past jobs' });
  });

  it('says to select, tick or upload what must be, and gives long texts several lines', () => {
    const { ui } = imported(
      form(
        {
          state: { enum: ['GA', 'MH'] },
          agreed: { type: 'boolean', const: true },
          story: { type: 'string', maxLength: 4000 },
          other: { enum: ['a', 'b'] },
        },
        { required: ['state', 'agreed', 'story'] },
      ),
    );
    expect(ui.state['ui:messages']).toEqual({ required: 'Please select State' });
    expect(ui.agreed['ui:messages']).toEqual({ required: 'Please tick this box' });
    expect(ui.story['ui:widget']).toBe('textarea');
    expect(ui.other['ui:messages']).toBeUndefined();
  });
});
