// Written by npm run schemas.
declare const messages: {
  "files": {
    "unreadable": "the file is missing or cannot be read — create it, or check its permissions",
    "notUtf8": "the file is not UTF-8 — save it again with the encoding UTF-8",
    "controlCharacter": "the file holds an invisible character ({code}) — remove that character",
    "otherSpace": "a no-break space, or another that only looks like one, as pasted text has them — delete the spaces here and type them anew",
    "empty": "the file is empty — write its content, or delete it",
    "stray": "this file has no meaning here — allowed: {allowed}",
    "amongFolders": "a file where only folders belong — move it to {folder}/'<slug>/<language>'.mdx",
    "badFolderName": "the folder name “{name}” cannot be an address — use lower case letters without accents, digits and single hyphens",
    "reservedName": "the address /{name} belongs to a language of the site — give the folder another name",
    "noOriginal": "the original, {file}, is missing — write that file, or remove the folder",
    "brokenJson": "broken JSON: {reason} — check commas and quotes",
    "notUnderstood": "the file could not be understood ({reason}) — undo the last change and try again, part by part",
    "securityField": "a field is missing or does not fit content/site.yml — write “{line}”",
    "securityExpired": "this file is past its day — check the contact, and give Expires a day less than a year from now"
  },
  "yaml": {
    "sign": "“{sign}” at the start of a value has a meaning of its own in YAML — put the whole value in quotes",
    "comment": "“#” after a space begins a comment in YAML and cuts the text — put the whole value in quotes, or the comment on a line of its own",
    "comma": "between braces the comma of “{found}” ends the text — put the text in quotes",
    "decimalComma": "the comma of “{found}” ends the value between braces — write {right}: data has a point for decimals, and none for thousands",
    "broken": "broken YAML: {reason} — check indentation, colons and quotes on this line",
    "DUPLICATE_KEY": "two fields of the same name — keep one of them",
    "UNEXPECTED_TOKEN": "something is left over after the value — inside a quoted text use “ ” instead of \" \"; check the indentation too",
    "BAD_INDENT": "the indentation of this line does not fit those above — indent with spaces, the same number for all fields of one level",
    "TAB_AS_INDENT": "a tab in the indentation — indent with spaces",
    "MISSING_CHAR": "a sign is missing: a quote, a bracket or a colon — close what is open here, or put “: ” after the field’s name",
    "BLOCK_AS_IMPLICIT_KEY": "a colon inside a text without quotes — put the whole text in quotes",
    "BAD_SCALAR_START": "a value cannot begin with this sign — put the whole value in quotes",
    "MULTIPLE_DOCS": "“---” or “...” in the middle of the file — remove that line"
  },
  "fields": {
    "unknown": "unknown field “{field}” — remove it, or correct its spelling",
    "missing": "the field “{field}” is missing — add it: {type}",
    "missingChoice": "the field “{field}” is missing — add it; allowed: {allowed}",
    "badName": "the field name “{field}” is not allowed — {mend}",
    "wrong": "“{field}” is {value} — {mend}",
    "thousands": "“{found}” would be read as {read}: the point is that of decimals — write {whole}, or {read}",
    "listComma": "the comma of “{found}” is between two numbers — for decimals write a point, {right}; for two numbers put a space after the comma",
    "length": "“{field}” has {length} characters — it must have {is, select, least {at least} most {at most} above {more than} below {less than} other {exactly}} {limit} {limit, plural, =1 {character} other {characters}}",
    "count": "“{field}” has {count} {count, plural, =1 {entry} other {entries}} — it must have {is, select, least {at least} most {at most} above {more than} below {less than} other {exactly}} {limit} {limit, plural, =1 {entry} other {entries}}"
  },
  "mend": {
    "type": "it must be {type}",
    "choice": "allowed: {allowed}",
    "limit": "it must be {is, select, least {at least} most {at most} above {more than} below {less than} other {exactly}} {limit}",
    "step": "use steps of {step}",
    "decimalPoint": "write {number}: data has a point for decimals, and none for thousands",
    "or": "{one}; or {other}"
  },
  "values": {
    "missing": "missing",
    "nothing": "nothing",
    "empty": "empty",
    "list": "a list",
    "group": "a group of fields"
  },
  "types": {
    "string": "a text",
    "quoted": "a text, in quotes",
    "number": "a number, without quotes",
    "int": "a whole number, without quotes",
    "boolean": "true or false",
    "array": "a list (lines that begin with “- ”; in a component, [1.5, 2.1])",
    "object": "a group of fields",
    "record": "a group of fields"
  },
  "rules": {
    "slug": "use lower case letters without accents, digits and single hyphens",
    "day": "write the date as YYYY-MM-DD, for example 2026-11-20",
    "partialDate": "write the date as YYYY-MM-DD; where only the month or the year is known, as 1956-07 or \"1982\", with the quotes",
    "month": "write the month as YYYY-MM, for example 2026-10",
    "phone": "write one number as it is dialled: digits, spaces, hyphens, brackets, “+” at the start — hours and other words go into “about”, a second number into an entry of its own",
    "helpReached": "say how it is reached: a “phone”, a “url” or, in “about”, where it is found",
    "eachOnce": "write each one once",
    "someField": "write at least one field in it, or remove it",
    "changes": "“from” and “to” must differ; leave out “from” if nothing stood there before, “to” if nothing does now",
    "page": "write the address of a page without language prefix, “#” or a slash at the end, for example /guia",
    "pageLink": "write a page of this site without language prefix, for example /guia, or a place on it: /guia#id",
    "path": "write a path of this site without language prefix, for example /guia, or #id",
    "https": "write a full https:// address",
    "origin": "write https:// and the domain only, without a slash or a path at the end, for example https://example.com",
    "email": "write an e-mail address, for example contact@example.com",
    "currency": "use a code of ISO 4217, three capital letters, for example BRL",
    "digits": "use digits only, in quotes",
    "halfLine": "use a line with a half, such as 2.5 or 9.5",
    "fairEdge": "odds times probability must be at most 1.2: no bet yields more than that",
    "rising": "write them in rising order, each once",
    "market": "count the odds from 0: the first is 0",
    "prizes": "the probabilities of the prizes must add up to at most 1",
    "wholeStakes": "“deposit” and “bonus” must each be a whole number of stakes, and together at most 200",
    "oneAddress": "write either “to”, the page it leads to, or “id”, its own address on this page",
    "oneLine": "write it on one line, without invisible characters",
    "hash": "run npm run i18n:status -- --write with the address of the page, for example /es/guia/over-under"
  },
  "mdx": {
    "noFrontmatter": "the frontmatter is missing — begin the file with “---”, the fields, and “---” again",
    "import": "content cannot import or export — remove the line; the components are available by name as they are; if this is a sentence, begin it with another word",
    "expression": "“{code}” would run as code — write the value itself, or \\'{' for a brace",
    "html": "HTML is not allowed — use Markdown or one of the components",
    "footnote": "footnotes are not allowed — name the source in the sentence and under “sources” in the frontmatter",
    "openReference": "a link without an address: no line says where it leads — write both at once: [text](/page)",
    "secondTitle": "a second title: “#” is the title, and that stands in the frontmatter — use “##” for sections",
    "noHeadingId": "the heading “{heading}” has no id — end the line with [#{id}]; in a translation, with the original’s id",
    "badHeadingId": "the id “{found}” cannot be an address — write [#{id}]: lower case without accents, digits and hyphens",
    "reservedId": "the id “{id}” belongs to a fixed part of the page — choose another",
    "blockInText": "<{name}> stands within a sentence, heading or cell, and would break it apart — put it on a line of its own, with an empty line before and after",
    "wordsAsBlock": "<{name}> stands on lines of its own, and breaks its sentence apart — write it on one line, with the words before or after it",
    "linkInLink": "a link, an e-mail address or a word of the glossary within another — keep one of the two",
    "emptyHeading": "a heading without words — write them between the marks and [#id], or remove the line",
    "markedHeadingId": "the id [#{id}] stands inside emphasis or a link — put it behind: **words** [#{id}]",
    "headingMarks": "“##” makes no heading here — write two to six “#”, a space and the words; for the signs themselves, \\##",
    "headingIdTwice": "the id “{id}” is used twice on this page — change one of the two",
    "headingLevel": "a heading of level {found} skips a level — use {marks} here",
    "emptyLink": "the link to “{url}” has no text — write it between the brackets: [text of the link](/page)",
    "taskList": "check boxes are not allowed — write an ordinary list: “- ” and the text",
    "codeInfo": "“{info}” after ``` would not be on the page — remove it, or write it on the line below",
    "badLink": "the link “{url}” has no usable target — write a whole address with https://, mailto: or tel:, or one that begins with / for a page of this site, or with #",
    "noAlt": "the picture has no description — write it between the brackets: ![what the picture shows](/file.svg)",
    "remotePicture": "the picture “{url}” is not of this site — put the file into public/ and write /file.svg",
    "pictureKind": "the picture “{url}” is neither SVG nor AVIF nor WebP — convert the file: those weigh less",
    "pictureByName": "the picture’s address stands on another line — write both at once: ![what the picture shows](/file.svg)",
    "unknownComponent": "unknown component <{name}> — {near, select, none {allowed: {known}} other {did you mean <{near}>?}}",
    "lineBreak": "'<br>' is HTML — end the line with “\\”, or leave an empty line between the paragraphs",
    "htmlTag": "<{name}> is HTML — use Markdown: **bold**, _italics_, [words](/page), an empty line between paragraphs",
    "outsideParent": "<{name}> stands outside <{parent}> — put it between <{parent}> and '<'/{parent}>",
    "onlyChildren": "<{name}> holds something that is no <{child}> — put the text into a <{child}>",
    "spreadProps": "<{name}> spreads code into its props — write each prop by name",
    "codeProp": "“{prop}” of <{name}> is code — write a text in quotes, or a number (with a point: 2.1), a list or true between braces",
    "propTwice": "“{prop}” stands twice in <{name}> — keep one",
    "ofComponent": "<{name}>: {message}",
    "emptyComponent": "<{name}> is empty — write its text between <{name}> and '<'/{name}>",
    "takesNoText": "<{name}> takes no text — write it as <{name} … />",
    "strayLessThan": "“'<'” begins a component here, and this is none — write “less than 100”, or \\'<' for the sign",
    "bareAddress": "an address between “'<” and “>'” — write [text of the link](https://…)",
    "htmlComment": "an HTML comment — write '{/* comment */}'",
    "strayBrace": "a brace opens code that cannot be read — write the value itself, or \\'{' for a brace",
    "brokenTag": "the tag <{name}> is incomplete — write <{name} name=\"text\" other='{1}>', with straight quotes (\") and braces closed",
    "unclosedTag": "<{name}> is not closed where it should be — put '<'/{name}> on a line of its own, with empty lines round the text; or write <{name} … />",
    "unopenedTag": "“'<'/” closes a component that was not opened — remove it, or open the component before",
    "brokenMdx": "broken MDX: {reason} — check the components and braces near this line"
  },
  "references": {
    "noPage": "there is no page {path} — {near, select, none {write a path of this site without the language prefix} other {did you mean {near}?}}",
    "draftPage": "{path} is still a draft and will not be published — remove the link, or publish the page (without “draft”)",
    "noTerm": "the glossary has no term “{id}” — {near, select, none {add it to {file}} other {did you mean “{near}”?}}",
    "noBanner": "the banner {id} is not in content/site.yml — allowed: {known}",
    "noCountry": "content/countries.yml has no “{id}” — {near, select, none {allowed: {known}} other {did you mean “{near}”?}}",
    "noArticle": "the article “{slug}” does not exist — {near, select, none {write content/guide/{slug}/, or remove the row} other {did you mean “{near}”?}}",
    "relatedToItself": "“{name}” leads to itself — choose another target, or remove it",
    "tooEarly": "“{field}” is before “{than}” — correct one of the two dates{field, select, checked {; if you read it again later, move “checked”; what has yet to begin is told in words only} other {}}",
    "typedName": "“{name}”, the site’s name, is typed here — write '{name}' in a field, and '<SiteName />' in a text"
  },
  "translations": {
    "noVersion": "the translation does not say which version of the original it was made from — once it is done, npm run i18n:status -- --write {address}; until then, “draft: true” below “updated”",
    "markedOriginal": "“translationOf” stands in the original, which is made from no other text — remove the line",
    "notTranslated": "the same words as in the original — translate them; until then, “draft: true” below “updated”",
    "fieldLeftOut": "the field “{field}” of the original is missing — translate it from {file}",
    "otherValue": "“{field}” is {found}, and {wanted} in the original — write the same as {file}",
    "languageMissing": "“{language}” is missing: in that language the page would show Portuguese — translate it",
    "otherCount": "“{field}” has {count}, and {original} in the original — compare it with {file}",
    "partDiffers": "{part} is not as in the original — leave {original} as in {place}; only the words change",
    "partLeftOut": "{part} of the original is missing — translate {place} too",
    "partAdded": "the original has no {part} — remove it, or add it to the original first",
    "blocksLeftOut": "{anchor, select, none {the beginning} other {#{anchor}}} has {count} {kind, select, paragraph {paragraphs} listItem {list items} tableCell {filled cells} other {table rows}}, and {original} in the original — translate what is missing",
    "linkLeftOut": "the link {target} of the original is missing — translate {place} too",
    "linkAdded": "the original has no link {target} — check it; a link more is for readers of another country only",
    "numberLeftOut": "the number {shown} ({number}) of the original is missing — check it against {place}",
    "portugueseLeft": "a sentence still has Portuguese words — translate them; a name or a quotation stands in “ ”",
    "otherTerm": "“{label}” is not the glossary’s term — the glossary says “{term}”",
    "noTranslation": "{address} is no translation — write {file} first; if it exists, npm run check:content says what is in its way",
    "namePages": "--write marks what is named only — add the address of the translation, for example /es/guia/over-under"
  },
  "interface": {
    "missing": "the message “{key}” is missing — translate it from {original}",
    "unknown": "the message “{key}” is not in {original} — add it there, or remove it here",
    "broken": "the message “{key}” has broken braces: “{text}” — close each '{ with a }'",
    "noOther": "the message “{key}” has no “other” — add other '{…}' with what holds for the rest; these words are not translated",
    "choices": "the message “{key}” chooses by “{name}” between {found} — between {expected} in the original: only what stands in braces behind them is translated",
    "plural": "the message “{key}” has the plural form “{form}” — this language has {allowed}; for one number, =0",
    "arguments": "the message “{key}” uses {found} — it is given {expected}",
    "typedNameInMessage": "“{name}”, the site’s name, is typed here — use '{name}', which the component fills in"
  },
  "spelling": {
    "unknownWord": "unknown word “{word}” — if it is right, add it to content/words.txt",
    "misspelled": "unknown word “{word}” — perhaps {suggestions}; if it is right, add it to content/words.txt",
    "summary": "{count, plural, =0 {No unknown words.} =1 {1 unknown word.} other {{count} unknown words.}}"
  },
  "command": {
    "unknownOption": "there is no option {option} — {near, select, none {allowed: {known}} other {did you mean {near}?}}",
    "wordTooMany": "“{word}” is one word too many — remove it; a text of several words stands in quotes"
  },
  "check": {
    "warning": "warning: {line}",
    "contentErrors": "{count, plural, =1 {1 error} other {{count} errors}} in the content:",
    "errors": "{count, plural, =1 {1 error in the content. Nothing is built until it is mended.} other {{count} errors in the content. Nothing is built until they are mended.}}",
    "inOrder": "The content is in order: {pages} pages, {guide} articles, {blog} posts, {reviews} reviews.",
    "fixed": "mended: {file}",
    "beforeLaunch": "Before launch: {count, plural, =1 {1 setting still holds} other {{count} settings still hold}} an example ({settings}); npm run check:launch says where.",
    "notReady": "{count, plural, =1 {1 thing} other {{count} things}} left to do before launch.",
    "ready": "Nothing is left to do before launch."
  },
  "status": {
    "original": "original",
    "current": "current",
    "stale": "STALE",
    "unknown": "no version",
    "missing": "—",
    "marked": "marked as made from the original as it is now, with what all its languages share: {file}"
  },
  "publish": {
    "added": "Added: {pages}",
    "none": "Every page is on the list."
  },
  "diff": {
    "nothingNamed": "what to compare with is missing — name a branch, tag or commit, for example main",
    "noCommit": "there is no branch, tag or commit “{ref}” — “git branch -a” and “git log” show those there are",
    "buildingCommit": "Building {ref} ({commit}) …",
    "buildingFiles": "Building the files as they are here …",
    "failed": "{command} failed in {folder}:",
    "added": "New pages: {pages}",
    "removed": "Pages that are gone: {pages}",
    "none": "No page reads differently."
  },
  "questions": {
    "kind": "What do you want to write: guide (an article), post (for the blog), review or term (of the glossary)?",
    "slug": "Folder name, which the address comes from; for example como-ler-odds",
    "title": "Title; of a review, the name of the operator",
    "group": "Group of the guide",
    "icon": "Icon",
    "category": "Category",
    "region": "Region",
    "term": "The term, as the glossary shows it",
    "definition": "Definition, in one sentence",
    "example": "Example, in one sentence"
  },
  "new": {
    "exists": "{place} exists already — edit it, or choose another name",
    "missingKind": "the kind of text is missing — say it first: {known}",
    "missingSlug": "the folder name is missing — add it after the kind; the address comes from it, for example como-ler-odds",
    "missingText": "--{flag} is missing — add --{flag} \"…\"",
    "missingChoice": "--{flag} is missing — add it; allowed: {allowed}",
    "unknownKind": "“{word}” is no kind of text — {near, select, none {allowed: {known}} other {did you mean “{near}”?}}",
    "nextText": "Next: write the text, {kind, select, review {} other {say in content/related.yml which pages it leads to, }}see it at {address} with npm run dev, run npm run check:content and, to publish, remove the line “draft: true”.",
    "nextTerm": "Next: add “{slug}” to content/glossary/es.yml and en.yml, run npm run check:content, and see it at {address} with npm run dev."
  },
  "repeated": {
    "twice": "“{name}” stands twice — keep one"
  },
  "reviews": {
    "sameName": "{other} has the name “{name}”, too — tell the two apart, for example by the country: “{name} México”",
    "samePartnerLink": "{other} has the same partner link — correct one of the two, unless they share a page",
    "linkOfNoReview": "there is no review “{id}” — correct it, or remove it",
    "scoreAboveScale": "the score {value} is above its scale of {scale} — write a score from 0 to {scale}, or correct the scale",
    "averageIncomplete": "the score is called an average, but a criterion has no score — give every criterion one, or write average: false",
    "averageWrong": "the score is {value}, but the mean of the criteria is {mean} — write {mean}, or correct a criterion",
    "reviewWithoutSource": "a review needs at least one source — write where its facts come from, or “firstEdition: true” if they are those of 2025",
    "sameOrder": "{other} has the same order {order} in {region} — give each review of a region its own place",
    "criterionUnwritten": "the criterion “{id}” has no analysis — write '<'Criterion id=\"{id}\"> … '<'/Criterion>",
    "criterionUnknown": "review.yml has no criterion “{id}” — allowed here: {known}",
    "historyOrder": "this change is newer than the one above it — put the newest change first",
    "correctionWrong": "the correction of “{figure}” leads to {to} — it must lead to what came after: to: {wanted}",
    "correctionOfNothing": "the correction of “{figure}” leads to {to} — there is no value now: remove “to”",
    "noPartnerLink": "partnerLinks has no row for “{id}” — add it; until there is a link: https://parceiro.example/{id}"
  },
  "links": {
    "noAnchor": "{page} has no heading with the id “{id}” — {near, select, none {use an id that exists there} other {did you mean #{near}?}}",
    "ownAddress": "the link leads to a page of this site by its whole address — write the path: {path}",
    "noPublicFile": "public{file} does not exist — add the file, or correct the path",
    "publicName": "addresses write signs of the name public{file} otherwise — rename the file: lower case letters without accents, digits and hyphens",
    "noPictureSize": "public{file} does not tell its size — export the picture anew; an SVG with viewBox=\"0 0 width height\""
  },
  "texts": {
    "lostPlace": "other pages lead to {place}, and the text does not have that place any more — give the id back to its heading, section or tab; the words of the glossary are shown by '<Glossary />'",
    "noAuthor": "the author “{id}” is not in content/site.yml — allowed: {known}",
    "sameField": "“{field}” is the same as in {file} — every page needs its own",
    "termTwice": "“{id}” is marked as a word of the glossary twice — keep the first '<Term>', and write the word alone here",
    "placedTwice": "<{name}> stands on this page already — keep one, and lead to it by a link",
    "noWords": "the text has no words: its page would be empty — write it below the second “---”, or remove the file",
    "wrongCollection": "<{name}> works in {folder} only — remove the component"
  },
  "rankings": {
    "noReview": "there is no review “{id}” — {near, select, none {allowed: {known}} other {did you mean “{near}”?}}",
    "topOrder": "the TOP 3 is in order of score, and {name} ({rating}) stands after {above} ({aboveRating}) — swap the rows",
    "notHighest": "{name} has {rating}, and the highest rating is {highest} — write another highlight"
  },
  "authorisations": {
    "noAuthorisationSource": "this authorisation has no source — add “sources”, or under “lists” the months of the official list that the operator is on; for “unclear”, a “note” is enough",
    "listsWithoutList": "“lists” is of an official list, but {id} has no “list” — add “list” in content/countries.yml, or remove “lists”",
    "noEnd": "the day on which the authorisation ended is missing — add “until”, or “ended” to {id} in content/countries.yml",
    "authorisationImpossible": "“held” is an authorisation in force, and by content/countries.yml none is in {id} — write state: ended, or unclear where its end is not confirmed; if the law has changed, correct it there first",
    "noLocalRecord": "no record is of a country of {region}, where this review is read — say what was found there, “state: none found” too; allowed: {known}",
    "contradiction": "two records of {id} contradict each other: one says “none found”, or both are of the same act, or name none — keep the one that is true; two different acts may stand",
    "afterEnd": "“{field}” is after {day}, when every authorisation in {id} ended — remove it, or correct it",
    "endedButLawful": "“ended” says that no authorisation of {id} is left, and “state: {state}” that operators hold some — correct “state”, or remove “ended” and write each end in “until”",
    "mayNotTakeBets": "the button of {name} would be published, but by the data {reason, select, banned {betting is prohibited in its region} other {it has no authorisation in force in a country of its region that grants licences}} — write partnerButtons: authorised in content/site.yml; or first record, with source and date, the authorisation in force here and the law in content/countries.yml"
  },
  "launch": {
    "staleCheck": "{of, select, law {the law of {name}} other {the authorisation of {name}}} was checked {days} days ago, and at most {most} are allowed — open its {of, select, law {instruments and “follow”} other {sources and the official list}}, correct what has changed, and write today under “checked”",
    "exampleHost": "“{field}” still holds the example address {host} — write the real one"
  },
  "guide": {
    "articleUnlisted": "no group of the guide lists this article — add “- slug: {slug}” to a group in {file}",
    "unusedCard": "“card.{language}” is not shown any more: the text is in {file} — remove it"
  },
  "related": {
    "noRelated": "“{path}” has no row of related pages — add two or three pages, each with a reason",
    "relatedOfNone": "{path} is neither an article nor a post — correct the address, or remove the row"
  },
  "glossary": {
    "termUntranslated": "the term “{id}” is missing — translate it from {original}",
    "termExtras": "“{id}” has “related” or “article” — these stand in {original} only"
  },
  "dates": {
    "dayToCome": "{date} has not come yet — correct the date, unless it is a day that a law has set"
  },
  "published": {
    "pageVanished": "{path} was public, and is no page any more — say under “moved” which page took its place, for example “{path}: {parent}”",
    "movedIsPage": "{path} has moved, but is a page — remove the row, or the page",
    "notYetListed": "{path} is not on the list of published pages yet — npm run publish:list adds it"
  },
  "wording": {
    "forbidden": "“{phrase}”: {reason} — {instead}; if it is a myth or a quotation, put it in quotation marks"
  },
  "lostText": {
    "leftSigns": "the page would show the signs of this {kind, select, table {table} list {list} bold {bold text} other {link}} as they are typed — {kind, select, table {put a line of dashes below its heading, with a cell for each column: | --- | --- |} list {begin it with “- one” or “1. one”, an ordinary space behind the sign, below an empty line} bold {leave no space within the signs: **words**} other {leave no space in it: [text](/page)}}; for the signs themselves, \\ before them",
    "unusedReference": "the line “[{label}]: …” would not be on the page: no link uses this name — remove it, or use it in [text][name]",
    "longRow": "the row of the table has {found} cells, and its heading {heading}: the rest would not be shown — add columns to the heading; for the sign itself write \\|",
    "shortRow": "the row of the table has {found, plural, =1 {1 cell} other {{found} cells}}, and its heading {heading} — add those that are missing; if this is a paragraph, put an empty line before it",
    "lostSigns": "the signs of “{text}” would be gone: here they mark emphasis — write × for times, or \\* and \\~ for the signs; for emphasis, mark the whole word",
    "listNumber": "item {found} of the list would be shown as {shown} — number the items in order; if this is no list, write {found}\\.",
    "wrappedAtSign": "“{sign}” at the start of this line makes a {kind, select, list {list} other {quotation}} of the rest of the sentence — move the sign to the end of the line above; if it is meant, leave an empty line above"
  },
  "writing": {
    "fieldSigns": "the page would show “{found}” as it is typed: a field takes plain words only — remove the signs; '{name}' is the name of the site",
    "straightQuotes": "straight quotation marks — write “these”; npm run check:content -- --fix mends those that pair up",
    "unfinished": "a line of the template — write the text, or keep “draft: true” at the start of the file until you have"
  },
  "numbers": {
    "foreignNumber": "“{found}” is not written like that in this language — write {right}"
  }
};
export default messages;
