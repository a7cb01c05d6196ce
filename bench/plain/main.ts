import sections from 'virtual:sections';
import { given } from '../given';
import { fieldHtml } from './fieldHtml';

/** The same fields without any library: the cost of the browser alone. */
const { answers } = await given();
performance.mark('mount-start');
document.getElementById('root')!.innerHTML = `
  <style>
    section { content-visibility: auto; contain-intrinsic-size: auto 480px; margin-bottom: 32px; }
    .row { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 16px; margin-bottom: 24px; }
    label, fieldset { display: block; border: 0; padding: 0; margin: 0; }
    input:not([type]), select, textarea { display: block; width: 100%; font: inherit; padding: 8px 12px; }
  </style>
  <form>${sections
    .map(
      ({ title, description = '', rows }) => `
        <section>
          <h2>${title}</h2><p>${description}</p>
          ${rows
            .map(
              (row) =>
                `<div class="row">${row.map((field) => fieldHtml(field, answers[field.name])).join('')}</div>`,
            )
            .join('')}
        </section>`,
    )
    .join('')}
    <button>Submit</button>
  </form>`;
