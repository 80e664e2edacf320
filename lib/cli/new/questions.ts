import type { Words } from '@/lib/content/sentences/words.ts';
import type { Field } from './files.ts';

/** What `npm run new` asks for each field that somebody did not say. */
export const questions: Record<Field, Words> = {
  kind: {
    pt: 'O que você quer escrever: guide (artigo do guia), post (texto do blog), review (análise) ou term (termo do dicionário)?',
    en: 'What do you want to write: guide (an article), post (for the blog), review or term (of the glossary)?',
  },
  slug: {
    pt: 'Nome da pasta, de que vem o endereço; por exemplo como-ler-odds',
    en: 'Folder name, which the address comes from; for example como-ler-odds',
  },
  title: { pt: 'Título; numa análise, o nome da casa', en: 'Title; of a review, the name of the operator' },
  group: { pt: 'Grupo do guia', en: 'Group of the guide' },
  icon: { pt: 'Ícone', en: 'Icon' },
  category: { pt: 'Categoria', en: 'Category' },
  region: { pt: 'Região', en: 'Region' },
  term: { pt: 'O termo, como aparece no dicionário', en: 'The term, as the glossary shows it' },
  definition: { pt: 'Definição, em uma frase', en: 'Definition, in one sentence' },
  example: { pt: 'Exemplo, em uma frase', en: 'Example, in one sentence' },
};
