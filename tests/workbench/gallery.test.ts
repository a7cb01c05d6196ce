import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../src/authoring';
import type { MessagePlace } from '../../src/authoring/messages/message';
import { uiAt, type WidgetName, widgets } from '../../src/engine';
import { fieldNameOf } from '../../src/authoring/fill/field';
import { widgetTable } from '../../src/form/widgets';
import { specimensOf } from '../../src/workbench/gallery/specimensOf';
import { widgetStates } from '../../src/workbench/gallery/states/widgetStates';
import english from '../../src/workbench/locales/en.json';
import { hasSignsIn } from '../../src/workbench/panels/gallery/embeddedFonts';
import { galleryPage } from '../../src/workbench/panels/gallery/galleryPage';
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

  it('says when a field shows that does not always', () => {
    const places = messagesOf(definitionOf('nominee')).flatMap((part) => part.places);
    const when = places.flatMap(({ shownWhen }) => shownWhen ?? []);
    expect(when.length).toBeGreaterThan(0);
    expect(places.some(({ shownWhen }) => shownWhen === undefined)).toBe(true);
  });
});

const groupsOf = (key: string) => {
  const definition = definitionOf(key);
  return specimensOf(definition, messagesOf(definition));
};

const specimens = (key: string) =>
  groupsOf(key).flatMap(({ places }) => places.flatMap((place) => place.specimens));

describe('the states of a form', () => {
  it.each(Object.keys(widgetTable) as WidgetName[])('the widget %s has some', (widget) => {
    expect(Object.keys(widgetStates[widget])).not.toEqual([]);
  });

  it('a widget of every name is drawn', () => {
    expect(Object.keys(widgetStates).toSorted()).toEqual(Object.keys(widgets).toSorted());
  });

  it('each has a name', () => {
    const names = Object.values(widgetStates).flatMap((states) => Object.keys(states));
    expect(names.filter((name) => !(name in english.gallery.states))).toEqual([]);
    const used = ['revival_application', 'fund_switch', 'email_update'].flatMap(specimens);
    expect(used.filter(({ state }) => !(state in english.gallery.states))).toEqual([]);
  });

  it('include every message of a field', () => {
    for (const part of messagesOf(definitionOf('nominee')))
      for (const { id, messages } of part.places.filter((place) => place.id.startsWith('/'))) {
        const place = groupsOf('nominee')
          .flatMap(({ places }) => places)
          .find((one) => one.id === id);
        const shown = place?.specimens.map(({ rule }) => rule);
        expect(shown, id).toEqual(expect.arrayContaining(messages.map(({ rule }) => rule)));
      }
  });

  it('have ids of their own', () => {
    const ids = specimens('revival_application').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of an OTP are those before, after and with a wrong one', () => {
    const states = specimens('email_update').map(({ state }) => state);
    expect(states).toEqual(
      expect.arrayContaining(['otpSent', 'otpWrong', 'otpExpired', 'otpLocked']),
    );
  });
});

describe('the page of a gallery', () => {
  const group = (markup: string) => ({
    id: 'before',
    title: 'before',
    places: [
      {
        id: '/x',
        title: '<b>"A" & B</b>',
        specimens: [{ id: 'x 0', state: 'message', rule: 'required', markup }],
      },
    ],
  });
  const page = galleryPage({
    title: 'T',
    groups: [{ '': group('<i>one</i>'), hi: group('<i>two</i>') }],
    styles: 'a::after { content: "</style>" }',
  });

  it('has each state in every language, and no text as markup', () => {
    expect(page).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
    expect(page).toContain('Before the form opens');
    expect(page).toContain('lang="en"><i>one</i>');
    expect(page).toContain('lang="hi"><i>two</i>');
  });

  it.each([
    ['U+0900-097F, U+200C', 'Name नाम', true],
    ['U+0900-097F, U+25CC', 'Name ◌', true],
    ['U+0900-097F', 'Name é ₹', false],
  ])('has a font for %s where %s needs it: %s', (range, text, isNeeded) => {
    expect(hasSignsIn(range, text)).toBe(isNeeded);
  });

  it('runs and loads nothing', () => {
    expect(page).toContain(`default-src 'none'`);
    expect(page).not.toMatch(/<script|<link|https?:/);
    expect(page).toContain('content: "<\\/style>"');
  });
});
