/**
 * Chess tiebreaks: read a crosstable, rank it, and ask why. The types of `api.js`.
 *
 * Everything is in points. What is returned is frozen. Whatever has to be worked out is a promise:
 * the calculator runs in a worker, and nothing leaves the machine.
 */

/** The version of the calculator. */
export const version: string;

/** A text, the bytes of a file, a `Blob` or a `File`, an answer of `fetch`, or an element of the page. */
export type Source =
  | string
  | ArrayBuffer
  | ArrayBufferView
  | { arrayBuffer(): Promise<ArrayBuffer> }
  | { readonly outerHTML: string };

/** A player's number, a name, a part of a name that only one has, or a row. */
export type Who = number | string | Row;

/** The code of a language, `"en"` or `"es"`. */
export type Language = string;

/** What every question takes. */
export interface Speaking {
  /** The language of what is said; without it that of the table or the standings, else English. */
  language?: Language;
}

/** Options of `read`. */
export interface ReadOptions extends Speaking {
  /** The name of the layout (`"swisssys-text"`), where it should not be found out. */
  layout?: string;
  /** Which of several sections: its number from 1, or its title or a part of it. */
  section?: number | string;
  /** What a file is called, where it does not say so itself. */
  name?: string;
}

/** Options of `rank`. */
export interface RankOptions extends Speaking {
  /**
   * A named order (`"us-chess"`), or tiebreaks (`["solkoff", "most-wins"]`). Without it, what the
   * text announces or its columns show, else the usual order of its layout.
   */
  order?: string | readonly string[];
  /** The edition of FIDE's rules, `"fide-2026"`; without it that of the event's day. */
  rules?: string;
  /** What `--set` of the command line takes, as `{ seed: "…" }`. */
  conventions?: Readonly<Record<string, string>>;
  /** Tiebreaks that are worked out too, and decide nothing. */
  also?: readonly string[];
}

/** Options of `asObject`. */
export interface DocumentOptions extends Speaking {
  /** Adds to each row how its values arise. */
  workings?: boolean;
  /** Adds to each row why its place is what it is. */
  reasons?: boolean;
}

/**
 * Reads a crosstable: a text (plain, HTML, CSV, a FIDE report, …), a spreadsheet, a rating report,
 * or an element of the page, such as a table.
 *
 * @throws {ReadError} where the text is no table, or contradicts itself
 * @throws {TiebreaksError} where a file cannot be opened
 */
export function read(source: Source | Promise<Source>, options?: ReadOptions): Promise<Table>;

/** Reads every section of a source. Throws what `read` throws, for the first that is faulty. */
export function readAll(
  source: Source | Promise<Source>,
  options?: Speaking & Pick<ReadOptions, "name">,
): Promise<readonly Table[]>;

/**
 * Makes a table of players whom your program has.
 *
 * @throws {TiebreaksError} where a number is there twice, an opponent is not there, or a code is unknown
 */
export function crosstable(players: readonly NewPlayer[], options?: TableOptions): Promise<Table>;

/** Options of `crosstable`. */
export interface TableOptions extends Speaking {
  /** How many rounds there are; without it as many as the longest row has. */
  rounds?: number;
  /** Up to which round there are results; without it the last with a game. */
  roundsPlayed?: number;
  /** How the event was paired; without it as a Swiss. */
  kind?: "swiss" | "round-robin";
  /** 2 where the same two play two games in a round. */
  gamesPerRound?: number;
  /** What a win, a draw and a loss score: `[3, 1, 0]`. */
  points?: readonly [number, number, number];
}

/**
 * Ranks the players of a table by score, then by each tiebreak in turn.
 *
 * @throws {TiebreaksError} where there is no such order, tiebreak, edition or convention
 */
export function rank(table: Table | Promise<Table>, options?: RankOptions): Promise<Standings>;

/** Loads the calculator in advance; else the first question does. */
export function start(options?: StartOptions): Promise<void>;

/** Options of `start`. */
export interface StartOptions {
  /**
   * The address of the folder that holds `app/`, if it is not beside this module: a bundler has
   * moved the module.
   */
  from?: string | { readonly href: string };
}

/**
 * Ends the calculator, at once, and frees its memory. What is being asked fails; the next `read`
 * starts it again. Tables and standings from before keep what they show, and answer no more.
 */
export function stop(): void;

/** A table that was read. `String(table)` says what it is. */
export interface Table {
  /** The name of the event, if the text has it. */
  readonly event: string | null;
  /** The title of the section, if the text has it. */
  readonly section: string | null;
  /** The layout that the text was read as. */
  readonly layout: string | null;
  /** How the event was paired, and whether its rows are teams. */
  readonly kind: "swiss" | "round-robin" | "team-swiss" | "team-round-robin";
  /** The rounds that the table has. */
  readonly rounds: number;
  /** Up to which of them a game has a result. */
  readonly roundsPlayed: number;
  /** Its rows, as they are in the text. */
  readonly players: readonly Player[];
  /** Says what it is: its title, how many players, how many rounds. */
  toString(): string;
}

/** One row of a table. */
export interface Player {
  /** The number by which the table refers to the player. */
  readonly number: number;
  /** The name, as the table has it. */
  readonly name: string;
  /** The rating, if the table has it. */
  readonly rating: number | null;
  /** What the player did, round by round. */
  readonly results: readonly Result[];
  /** What else the table says of the player, by heading. */
  readonly about: Readonly<Record<string, string>>;
}

/** One round of one player. */
export interface Result {
  /** Which round, from 1. */
  readonly round: number;
  /** `"W"`, `"D"`, `"L"`, `"X"` (won by forfeit), `"F"`, `"B"` (full-point bye), `"H"`, `"U"`, … */
  readonly code: string;
  /** The opponent's number. */
  readonly opponent: number | null;
  /** The color, where the table says it. */
  readonly color: "W" | "B" | "";
  /** What it scores. */
  readonly points: number;
  /** Whether a game was played over the board. */
  readonly played: boolean;
}

/** A player for `crosstable`. */
export interface NewPlayer {
  /** The number by which others' results name the player. */
  number: number;
  /** The name. */
  name: string;
  /** The rating. */
  rating?: number | null;
  /** In the order of the rounds. A round without a game has the code of its bye, or an empty one. */
  results?: readonly { code: string; opponent?: number | null; color?: "W" | "B" | "" }[];
  /** What else is known of the player, such as `{ Grade: "5" }`: prize classes ask for it. */
  about?: Readonly<Record<string, string>>;
}

/** Everybody's places. `for (const row of standings)` takes the first place first. */
export interface Standings extends Iterable<Row> {
  /** The table that was ranked. */
  readonly table: Table;
  /** The names of the tiebreaks, in the order in which they are asked. */
  readonly order: readonly string[];
  /** Where the order comes from. */
  readonly orderFrom: "asked" | "announced" | "columns" | "places" | "default";
  /** What a reader must know: cells that contradict, values that differ, what is missing. */
  readonly warnings: readonly string[];
  /** The lines, the first place first. */
  readonly rows: readonly Row[];
  /** How many players have a place. */
  readonly length: number;
  /** Returns the line of one player. */
  row(player: Who, options?: Speaking): Promise<Row>;
  /** Says why a player has the place. */
  why(player: Who, options?: Speaking): Promise<Answer>;
  /** Says why one of any two is ahead of the other. */
  compare(one: Who, other: Who, options?: Speaking): Promise<Comparison>;
  /**
   * Returns the results that would have put a player higher: one other result, else two. It takes
   * seconds for a large event.
   */
  whatIf(player: Who, options?: Speaking): Promise<readonly OtherResults[]>;
  /** Returns how each value of a player arises, by tiebreak. */
  workings(player: Who, options?: Speaking): Promise<Readonly<Record<string, Value>>>;
  /**
   * Returns the standings of a prize class: `"rating<1200"`, `"grade=5"`, `"U1400"`. Values are
   * those of the whole event, places those within the class.
   */
  classes(rule: string, options?: Speaking): Promise<Standings>;
  /** Returns the JSON document of the command line; its schema is on the site. */
  asObject(options?: DocumentOptions): Promise<StandingsDocument>;
  /** Returns a flat object for each row, for `console.table`, a chart or a sheet. */
  records(): Promise<readonly Readonly<Record<string, number | string | null>>[]>;
  /** Returns the standings as CSV, for spreadsheets. */
  toCSV(options?: Speaking): Promise<string>;
  /** Returns a table in Markdown; what decided a place is bold. */
  toMarkdown(options?: Speaking): Promise<string>;
  /**
   * Returns a whole page without script: the standings, and how each value arises. The title is
   * that of an event that has none.
   */
  toHTML(options?: Speaking & { title?: string }): Promise<string>;
  /** The JSON document without workings and reasons: what `JSON.stringify(standings)` writes. */
  toJSON(): StandingsDocument;
}

/** The JSON document of the command line, in its own names. */
export interface StandingsDocument {
  /** The document's own version: within one, names are only added. */
  readonly version: number;
  /** A row for each player. */
  readonly standings: readonly Readonly<Record<string, unknown>>[];
  /** Whatever else the schema names. */
  readonly [name: string]: unknown;
}

/** One player's line in the standings. */
export interface Row {
  /** The place; those whom nothing separates share it. */
  readonly place: number;
  /** The number by which the table refers to the player. */
  readonly number: number;
  /** The name, as the table has it. */
  readonly name: string;
  /** The score, in points. */
  readonly points: number;
  /**
   * The values by tiebreak; `null` where the rule gives none. One that is asked only of some who
   * are tied may be missing.
   */
  readonly values: Readonly<Record<string, number | null>>;
  /** What put the player below the one above: `"score"`, a tiebreak, or `null` if nothing did. */
  readonly decidedBy: string | null;
}

/** Why a player has the place. `String(answer)` is the text. */
export interface Answer {
  /** The number by which the table refers to the player. */
  readonly number: number;
  /** The name, as the table has it. */
  readonly name: string;
  /** The place; of a prize class the place within it. */
  readonly place: number;
  /** How many players have a place. */
  readonly of: number;
  /** What put the player below the one above: `"score"`, a tiebreak, or `null` if nothing did. */
  readonly decidedBy: string | null;
  /** What is to be said, a sentence each, the place first, with its facts. */
  readonly reasons: readonly Reason[];
  /** The sentences alone. */
  readonly sentences: readonly string[];
  /** All of it, as one paragraph. */
  readonly text: string;
  /** The text. */
  toString(): string;
}

/** One sentence of an answer, with what it says by name. `String(reason)` is the sentence. */
export interface Reason {
  /** Which sentence it is, the same in every language: `"tied-behind-values"`. */
  readonly code: string;
  /** The sentence. */
  readonly text: string;
  /** What it says by name, points as points: `{ opponent: "Ann", own: 1.5, … }`. */
  readonly facts: Readonly<Record<string, Fact>>;
  /** The text. */
  toString(): string;
}

/** A number, a name or a code; a list; a part of the sentence, as an object with its code. */
export type Fact = number | string | null | readonly Fact[] | { readonly [name: string]: Fact };

/** Why one of two is ahead of the other. `String(comparison)` is the text. */
export interface Comparison {
  /** The first of the two where they share a place. */
  readonly ahead: Row;
  /** The other one. */
  readonly behind: Row;
  /** `"score"`, the tiebreak that decides, or `null` where they share a place. */
  readonly tiebreak: string | null;
  /** What both have alike before that, `"score"` first. */
  readonly tiedOn: readonly string[];
  /** All of it, as one paragraph. */
  readonly text: string;
  /** The text. */
  toString(): string;
}

/** Results that would have put a player higher. `String(…)` is the text. */
export interface OtherResults {
  /** Each result that would be another: the round, whose it is, and its code (`"W"`). */
  readonly results: readonly {
    readonly round: number;
    readonly name: string;
    readonly result: string;
  }[];
  /** The place that they lead to. */
  readonly place: number;
  /** Whether somebody else would share it. */
  readonly shared: boolean;
  /** All of it, as one paragraph. */
  readonly text: string;
  /** The text. */
  toString(): string;
}

/** A tiebreak value of one player. `String(value)` is how it is written: `14½`. */
export interface Value {
  /** The value; `null` where the rule gives none, and `missing` says why. */
  readonly number: number | null;
  /** How it is written. */
  readonly text: string;
  /** Why there is no value; empty where there is one. */
  readonly missing: string;
  /** What it is made of. What counts adds up to the value wherever it is a sum. */
  readonly terms: readonly Term[];
  /** The text. */
  toString(): string;
}

/** One line of a sum: a game, a bye, a subtraction. */
export interface Term {
  /** The round, where it is of one. */
  readonly round: number | null;
  /** The opponent's number, where there is one. */
  readonly opponent: number | null;
  /** The opponent's name; empty where there is none. */
  readonly name: string;
  /** What it adds, in the unit of the value: points, rating points, a count. */
  readonly amount: number | null;
  /** Whether it counts; what a rule drops, or cuts, does not. */
  readonly counted: boolean;
  /** Why it has this amount, and why it does not count. */
  readonly reason: string;
}

/**
 * What an error is of: a text (`ReadError`), a file that cannot be opened, a player who is nobody or
 * more than one, an order, tiebreak or edition that there is not, a convention, a prize class, a
 * language, players for `crosstable`. Or the calculator did not start, it was stopped (or has run
 * out of memory), or the fault is its own.
 */
export type Kind =
  | "read"
  | "file"
  | "player"
  | "tiebreak"
  | "convention"
  | "class"
  | "language"
  | "table"
  | "start"
  | "stopped"
  | "internal";

/** What goes wrong. The message is a sentence that says what to do. */
export class TiebreaksError extends Error {
  /** Made by the module. */
  constructor(kind: Kind, message: string, options?: ErrorOptions);
  /** What it is of. */
  readonly kind: Kind;
}

/** A text that could not be read as a crosstable. */
export class ReadError extends TiebreaksError {
  /** Made by the module. */
  constructor(
    message: string,
    line: number | null,
    column: number | null,
    hint: string | null,
    options?: ErrorOptions,
  );
  /** The line of the text, from 1; `null` where it is in no one place. */
  readonly line: number | null;
  /** Where in the line, from 1. */
  readonly column: number | null;
  /** What was expected, or what to do. */
  readonly hint: string | null;
}
