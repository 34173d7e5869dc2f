// Written from calculator/page/protocol.py by `python -m pyscript_app.build.protocol`:
// change it there.

import type { Patch, Tree } from "./dom.js";

export type Digits = string;

export type Flag = string;

export interface Classed {
  class?: string;
}

/** What a link carries: the text, and what was chosen. */
export interface State extends Classed {
  text: string;
  /** A named order, or the names of tiebreaks with commas between them. */
  order?: string;
  /** The number of the chosen player. */
  player?: Digits;
  /** The number of the player to be compared with, in place of those just above and below. */
  versus?: Digits;
  /** What an event chose, by name: see `calculator.tiebreaks.choices.Choices`. */
  choices?: Record<string, string>;
  /** Changed results, as `calculator.view.written` writes them. */
  changes?: string;
  /** The layout that the text is read as; where it is missing, the one that fits. */
  reading?: string;
  /** The position of the chosen section, from 0. */
  section?: Digits;
  language?: string;
  /** The edition of FIDE's rules. */
  rules?: string;
  /** `answer` where a page inside another one shows no tables, only the answer. */
  show?: string;
  /** What was chosen for the standings of schools, clubs or teams; empty where they are not shown:
    see `calculator.ranking.schools.rule.written`. */
  teams?: string;
  /** Whether the answer has the sums by every tiebreak. */
  every?: Flag;
}

/** A state with what is unfolded or sorted in the page. */
export interface View extends State {
  /** The cell of the crosstable whose choices are open, as `round.number`. */
  cell?: string;
  /** `higher` where ways to a higher place are looked for; `need` for what gives each. */
  find?: string;
  /** Whether the crosstable is shown. */
  results?: Flag;
  /** The column by which the standings are sorted; with `-` in front the other way around. */
  sort?: string;
  /** Whether each choice of the order says which place it would give the player. */
  effects?: Flag;
}

/** What every request has. */
export interface AnyRequest extends View {
  /** The HTML of the same clipboard as `text`. */
  html?: string;
  /** The way from the page to the site's root. */
  root?: string;
}

/** Ask for the whole result. */
export interface Calculate extends AnyRequest {
  what: "calculate";
  /** The number by which the page will know the tree that it gets. */
  drawn?: number;
  /** The number of the tree that it shows now. */
  over?: number;
  /** `first` where pieces may stay as they are in that tree; `rest` for these pieces alone,
    when `more` was replied: nothing else in the request is changed but these numbers. */
  part?: "first" | "rest";
  /** The text before this one: if both are of one event, it is said what changed. */
  earlier?: string;
  /** Whom `player` means, where the number may be an earlier version's: who has this name. */
  who?: string;
  /** The same of `versus`. */
  whom?: string;
}

export interface Since {
  from?: string;
}

/** Ask to go on with what `find` looks for: `from` is the `next` of the last reply. */
export interface Higher extends AnyRequest, Since {
  what: "higher";
  /** Whether nothing more is to be looked for. */
  stop?: Flag;
}

/** Ask for the workings of one value. */
export interface Workings extends AnyRequest {
  what: "workings";
  number: number;
  tiebreak: string;
}

export interface Form {
  as: string;
}

/** Ask for the result in another form: `as` is a name in `EXPORTS`. */
export interface Export extends AnyRequest, Form {
  what: "export";
}

/** Ask for a sheet of paper. */
export interface Print extends AnyRequest {
  what: "print";
  /** See `calculator.view.paper.sheet`. */
  sheet: string;
}

/** Ask for the answer as a picture, and for what is handed on with it. */
export interface Picture extends AnyRequest {
  what: "picture";
}

export type Request = Calculate | Higher | Workings | Export | Print | Picture;

/** What every reply has. */
export interface Pasted {
  /** The text that stands for the request's HTML from then on. */
  pasted?: string;
}

/** The whole result: a tree, or what makes it of the tree that the page shows. */
export interface Calculated extends Pasted {
  state: "done";
  result?: Tree;
  patch?: Patch;
  /** Whether pieces of it are as they were in the tree that the page shows, and may be wrong. */
  more?: boolean;
  /** The layout of the text. */
  format: string;
  /** What to say of it: what was understood, or what the last choice has done; else empty. */
  message: string;
  /** The chosen player's name; empty where nobody is chosen. */
  player: string;
  /** The chosen player's number: by `who` it may be another than was asked for. */
  number: string;
  /** The same of the player to be compared with, where one was asked for. */
  versus: string;
  /** The event's name; empty where the text has none. */
  event: string;
  /** How many players it has, in words: where no event is named, that tells tables apart. */
  size: string;
  /** How far the event is, in words; empty where it is over. */
  after: string;
  /** What a link may carry of the answer (`calculator.answers.link_answer`); else empty. */
  told: string;
}

/** What is looked for, as far as it was found. */
export interface Searched extends Pasted {
  state: "done";
  /** `null` where nobody is chosen. */
  higher: Tree | null;
  /** From where the search goes on; empty at its end. */
  next: string;
}

/** The workings of one value. */
export interface Worked extends Pasted {
  state: "done";
  workings: Tree;
}

/** The result in another form. */
export interface Exported extends Pasted {
  state: "done";
  text: string;
  /** For a file that holds it. */
  name: string;
  /** The media type of that file. */
  media: string;
}

/** The table cannot be written in that form. */
export interface Refused extends Pasted {
  state: "done";
  /** Why, in a sentence. */
  refused: string;
}

/** A sheet of paper. */
export interface OnPaper extends Pasted {
  state: "done";
  sheet: Tree;
}

/** The answer as a picture. */
export interface Pictured extends Pasted {
  state: "done";
  /** An SVG; `null` where nobody is chosen. */
  picture: Tree | null;
  /** What it shows, for people who cannot see it: the answer in short. */
  said: string;
  /** The answer as text to send; without a player, the title. */
  text: string;
  /** For a file that holds it. */
  name: string;
}

/** What is wrong with the text: the reply to any request. */
export interface Problem extends Pasted {
  state: "error";
  problem: Tree;
  /** Where in the text it is, from 1; `null` where it is in no one place. */
  line: number | null;
  column: number | null;
  /** How many characters of the text are at fault. */
  length: number;
}

/** The reply to each request, by the request's `what`. */
export interface Replies {
  calculate: Calculated | Problem;
  higher: Searched | Problem;
  workings: Worked | Problem;
  export: Exported | Refused | Problem;
  print: OnPaper | Problem;
  picture: Pictured | Problem;
}

export type Step = "reading" | "ranking" | "drawing";

export type Done = Calculated | Searched | Worked | Exported | Refused | OnPaper | Pictured;

export type Reply = Done | Problem;
