import {
  type AbstractIntlMessages,
  createTranslator,
  type ICUArgs,
  type MessageKeys,
  type NestedKeyOf,
  type NestedValueOf,
} from 'next-intl';
import en from './messages/en.json' with { type: 'json' };
import pt from './messages/pt.json' with { type: 'json' };

/** Languages of the content check: Portuguese for those who write the content, English for those who build the site. */
export type CheckLanguage = 'pt' | 'en';

type Messages = typeof en;
type MessageCode = MessageKeys<Messages, NestedKeyOf<Messages>>;
export type RuleName = keyof Messages['rules'];

/** What a message is given: plain values, a list, words in both languages, or another message that becomes a part of it. */
type Value = string | number | bigint | readonly unknown[] | Message | Record<CheckLanguage, string>;

/** A message of `messages/*.json` before it is known in which language it will be read. */
export interface Message {
  code: MessageCode;
  values: Readonly<Record<string, Value>>;
}

/** The values that a message needs, from its English text (`en.d.json.ts`, by `npm run schemas`): a missing one does not compile. */
type Values<Code extends MessageCode> = ICUArgs<
  NestedValueOf<Messages, Code>,
  { ICUArgument: Value; ICUNumberArgument: number | bigint; ICUDateArgument: never }
>;

/** A message by its place in `messages/*.json` (`group.name`), with the values that its text needs. */
export function message<Code extends MessageCode>(
  code: Code,
  ...[values]: Record<never, never> extends Values<Code> ? [] : [values: Values<Code>]
): Message {
  return { code, values: (values ?? {}) as Message['values'] };
}

/** The same messages in another language: one that is missing does not compile. */
type Translation = { [Group in keyof Messages]: Record<keyof Messages[Group], string> };

const translators = { en: translatorOf('en', en), pt: translatorOf('pt', pt) };

function translatorOf(locale: CheckLanguage, messages: Translation): (code: string, values: object) => string {
  const translate = createTranslator({
    locale,
    messages: messages as AbstractIntlMessages,
    timeZone: 'UTC',
    onError: (error) => {
      throw error;
    },
  });
  return (code, values) => translate(code as never, values as never);
}

/** A message in words. That of a diagnostic says what was found, and after the dash what is allowed or how to mend it. */
export function formatMessage({ code, values }: Message, language: CheckLanguage): string {
  const words = Object.entries(values).map(([name, value]) => [name, inWords(value, language)]);
  return translators[language](code, Object.fromEntries(words));
}

function inWords(value: Value, language: CheckLanguage): string | number | bigint {
  if (typeof value !== 'object') return value;
  if (isList(value)) return value.join(', ');
  return isMessage(value) ? formatMessage(value, language) : value[language];
}

export const isList = (value: Value): value is readonly unknown[] => Array.isArray(value);
export const isMessage = (value: Value): value is Message => typeof value === 'object' && 'code' in value;

/**
 * The message of a code that is put together while the check runs, such as that of a YAML error; nothing where there is none.
 * For messages that need no values.
 */
export function findMessage(code: string): Message | undefined {
  const [group = '', name = ''] = code.split('.');
  const messages: Record<string, Record<string, string>> = en;
  return messages[group]?.[name] === undefined ? undefined : { code: code as MessageCode, values: {} };
}

/** The language of this computer, as far as the check speaks it. `--lang` of the commands overrules it. */
export function systemLanguage(): CheckLanguage {
  return new Intl.DateTimeFormat().resolvedOptions().locale.startsWith('pt') ? 'pt' : 'en';
}
