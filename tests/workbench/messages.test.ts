import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../src/authoring';
import type { MessagePlace } from '../../src/authoring/messages/message';
import { uiAt } from '../../src/engine';
import { fieldNameOf } from '../../src/authoring/fill/field';
import { messagesPage } from '../../src/workbench/panels/messages/messagesPage';
import { allExamples } from '../examples';
import { definitionOf } from '../files';

describe('messagesOf', () => {
  it('has every message that an example shows at a field', () => {
    const all = new Map<string, MessagePlace[]>();
    for (const { key, name, problems = [] } of allExamples()) {
      const places = all.get(key) ?? messagesOf(definitionOf(key)).flatMap((part) => part.places);
      all.set(key, places);
      for (const { at, rule } of problems) {
        if (at === '' || at === '/policy') continue;
        // Only a request that no form makes is told so.
        if (uiAt(definitionOf(key).ui, at)['ui:widget'] === 'hidden' || rule === 'type') continue;
        const place = places.find(({ id }) => id === fieldNameOf(at));
        const rules = place?.messages.map((one) => one.rule) ?? [];
        expect(rules, `${key} ${name} ${at}`).toContain(rule);
      }
    }
  });

  it('has no placeholder of a field left', () => {
    const parts = messagesOf(definitionOf('bank_account'));
    const texts = parts.flatMap(({ places }) => places.flatMap(({ messages }) => messages));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(({ text }) => /\{(label|limit|value)\}/.test(text))).toEqual([]);
  });

  it('makes a page of its own, in which no text is markup', () => {
    const message = { rule: 'required', text: '<b>"A" & B</b>' };
    const parts = [
      { title: 'before', places: [{ id: 'x', title: 'policy', messages: [message] }] },
    ];
    const page = messagesPage('T', 'en', parts);
    expect(page).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    expect(page).toContain('Before the form opens');
  });
});
