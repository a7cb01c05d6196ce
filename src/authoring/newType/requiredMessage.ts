import type { Schema } from '#engine';

/** What can be said whatever the title is. */
const fixed: { [widget: string]: string } = {
  checkbox: 'Please tick this box',
  date: 'Please select a date',
  checkboxes: 'Please select at least one',
  entries: 'Please add at least one',
  webcam: 'Please take a photo',
};

const verbs: { [widget: string]: string } = {
  select: 'select',
  radio: 'select',
  upload: 'upload',
  button: 'press',
};

/** What a customer is told who leaves a field out. A title that asks something is no name for the answer. */
export function requiredMessage({ type }: Schema, widget: string, title: string): string {
  if (type === 'boolean' && widget === 'radio') return 'Please select yes or no';
  const always = fixed[widget];
  if (always !== undefined) return always;
  if (!title.endsWith('?')) return `Please ${verbs[widget] ?? 'enter'} ${title}`;
  return widget === 'upload' ? 'Please upload document' : 'Please answer this question';
}
