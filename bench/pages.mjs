const named = (name) => `[name="${name}"]`;
const drawn = (name) => `[id="at/${name}"]`;
const choices = (name) => `[name="at/${name}"]`;

/** The first text input of the form, and the checkbox that is its first field. */
const firstText = 'residencePhone';
const firstTick = 'applicationForRevival';
const text = 'dateCommencedInsured';
const yesNo = 'q9_insured';

const openStep = (title) => async (page) => {
  await page.getByText('All steps').click();
  await page.getByRole('button', { name: title, exact: true }).click();
};

const byHand = {
  first: named(firstText),
  firstKey: '7',
  field: named(text),
  radio: named(yesNo),
};

/** The pages in the order of measurement; ratios are relative to `by-hand`. */
export const pages = {
  ours: {
    about: 'the form, all on one page',
    first: drawn(firstText),
    firstKey: '7',
    field: drawn(text),
    radio: choices(yesNo),
  },
  step: {
    about: 'the form, page by page',
    // Its first page has no text input.
    first: drawn(firstTick),
    firstKey: 'Space',
    field: drawn(text),
    radio: choices(yesNo),
    before: openStep('B. Health Details: details of illnesses'),
    beforeClicks: openStep('B. Health Details: how you have been'),
  },
  'by-hand': { about: 'react-hook-form + MUI', ...byHand },
  plain: { about: 'plain HTML', ...byHand },
};

export const reference = 'by-hand';
