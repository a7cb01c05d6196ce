import type { Field } from '../shapes';

const escaped = (text: unknown) =>
  String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const controls: { [kind in Field['kind']]: (field: Field, value: unknown) => string } = {
  text: ({ name, rules }, value) =>
    `<input name="${name}" maxlength="${rules.maxLength?.value ?? 200}" value="${escaped(value)}">`,
  textarea: ({ name, rules }, value) =>
    `<textarea name="${name}" rows="3" maxlength="${rules.maxLength?.value ?? 200}">${escaped(value)}</textarea>`,
  select: ({ name, options = [] }, value) =>
    `<select name="${name}"><option></option>${options
      .map(
        ([one, label]) =>
          `<option value="${one}" ${one === String(value) ? 'selected' : ''}>${escaped(label)}</option>`,
      )
      .join('')}</select>`,
  radio: ({ name, options = [] }, value) =>
    options
      .map(
        ([one, label]) =>
          `<label><input type="radio" name="${name}" value="${one}" ${one === value ? 'checked' : ''}> ${escaped(label)}</label>`,
      )
      .join(''),
  checkbox: ({ name }, value) =>
    `<input type="checkbox" name="${name}" ${value === true ? 'checked' : ''}>`,
  existing: ({ name }, value) => `<output name="${name}">${escaped(value)}</output>`,
};

export function fieldHtml(field: Field, value: unknown): string {
  const { kind, label, party, help } = field;
  const words = `${escaped(label)}${party ? ` (${escaped(party)})` : ''} <small>${escaped(help)}</small>`;
  const control = controls[kind](field, value);
  return kind === 'radio'
    ? `<fieldset><legend>${words}</legend>${control}</fieldset>`
    : `<label>${words} ${control}</label>`;
}
