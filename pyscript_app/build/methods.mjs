// Methods of Python's own types, in Python, for called.mjs: each text needs some of them, and the
// samples may miss one. They are small: all of them are a thirtieth of the first module.

export const METHODS = `
import collections, functools, gc, itertools, math, operator, re, types, weakref
from fractions import Fraction
def common():
    text, row = "Ann Ray, 2½", [3, 1, 2]
    row.reverse(); row.sort(); row.sort(key=str, reverse=True); row.insert(1, 4); row.extend((5, 6))
    row.remove(4); row.pop(); row.pop(0); row.index(5); row.count(5); row.copy(); row.clear(); row += [1]
    row *= 3; row[1:2] = [7, 8]; del row[0]; del row[:1]; row[::-1]; row[::2]; row + row; row < row
    for name in ("capitalize", "casefold", "lower", "upper", "title", "swapcase", "strip", "lstrip",
                 "rstrip", "split", "rsplit", "splitlines", "isalnum", "isalpha", "isascii", "isdecimal",
                 "isdigit", "isidentifier", "islower", "isnumeric", "isspace", "istitle", "isupper",
                 "encode", "expandtabs", "isprintable"):
        for each in (text, "plain", "1 2", "½", "", "日本"):
            getattr(each, name)()
    for each in (text, "a, b, a", "日a, 本"):
        for part in (",", ", ", "a", "日", "none"):
            each.find(part); each.rfind(part); each.count(part); each.partition(part)
            each.rpartition(part); each.split(part); each.split(part, 1); each.rsplit(part, 1)
            each.startswith(part); each.endswith(part); each.removeprefix(part); each.removesuffix(part)
            each.replace(part, "-"); each.replace(part, "--", 1); each.strip(part); part in each
            part.join(["1", each]); part.join([each]); each + part; each < part; each == part
            each.center(20, "-"); each.ljust(20); each.rjust(20); each.zfill(20); each * 2; each[::-1]
            each.translate({44: None, 97: "b"}); each.translate(str.maketrans("a", "b")); hash(each)
    one, other = {1, 2, 3}, {"a", 2}
    one | other; one & other; one - other; one ^ other; one < other; one.isdisjoint(other)
    one.update(other); one.add(9); one.discard(9); one.remove(1); one.pop(); one -= {2}; one &= other
    one |= {5}; one ^= {5}; frozenset(other) | one; sorted(one | {1}, key=repr); one.copy(); one.clear()
    known = {"a": 1, 2: "b", None: 3}
    known | {3: 4}; known.get(1); known.setdefault(5, 6); known.pop(5); known.pop(5, 0); known.popitem()
    known.update(b=2); known.items() & known.items(); known.keys() - {2}; list(known.values())
    list(reversed(known)); dict.fromkeys("ab"); dict(known); known.copy(); known == {}; del known["a"]
    known |= {1: 1}; known.clear()
    pair = (1, "a"); pair.index(1); pair.count(1); pair + pair; pair * 2; pair < (2,); hash(pair)
    for number in (0, -7, 7, 3.5, -2.25, 10**20, True):
        number // 2; number % 3; number / 4; number * 1.5; -number; abs(number); round(number); int(number)
        float(number); str(number); repr(number); f"{number:.2f} {number:>8}"; divmod(number, 2); number ** 2
        hash(number); number < 2; number == 2.0; bool(number); number - 1; number + 1; +number
    for one, other in ((Fraction(1, 2), Fraction(-7, 3)), (Fraction(3), 2), (Fraction("2.5"), 0.5), (1, Fraction(1, 3))):
        one + other; one - other; one * other; one / other; one // other; one % other; one < other; one == other
        one >= other; hash(one); round(one); round(Fraction(one), 1); float(one); str(one); abs(one); -one; one ** 2
        int(one); math.floor(one); math.ceil(one); bool(one); repr(one); math.sqrt(abs(one)); operator.index(int(one))
        pow(3, -1, 7); math.gcd(4, 6); math.isclose(one, other); f"{float(one):.3f}"; sum([Fraction(1, 2), one])
    1 << 5 >> 2; 6 & 3 | 8 ^ 1; ~5; (5).bit_length(); int("12"); int("-7", 16); float("2.5"); 10**20 % 7
    f"{5:03d} {5:+d} {1234567:,} {0.5:.0%} {'a':^9} {text!r} {text:<20}"; "%s %d %.1f" % ("a", 1, 2.0)
    "{} {a}".format(1, a=2); chr(189); ord("½"); bin(5); hex(255); bytes([1, 2]); bytes(3) + b"a"
    max(3, 1); min([2, 1], key=abs); sum([1, 2]); sum([0.5]); any([0]); all([1]); list(zip("ab", "cd"))
    list(map(str, row)); list(filter(None, row)); list(enumerate(row, 1)); list(reversed(row)); range(9)[2:5]
    isinstance(1, (int, str)); issubclass(bool, int); callable(len); getattr(1, "x", 0); hasattr(1, "x")
    next(iter(row)); next(iter(()), 0); len(range(3)); 2 in range(3); slice(1, 2); id(row); vars(re)
    for pattern in (r"(?P<a>\\w+)[, ]*(\\d*)", r"^\\s*(a|b)+?$", r"(?i)[^a-z]+", r"\\bR(?=a)|(?<=n) "):
        rule = re.compile(pattern)
        for each in (text, "ab", "日本", ""):
            rule.findall(each); rule.split(each); rule.sub("-", each); rule.subn(str, each); rule.fullmatch(each)
            for found in (rule.search(each), rule.match(each), *rule.finditer(each)):
                if found:
                    found.group(); found.groups(); found.groupdict(); found.span(); found.start(); found.end()
                    found[0]; found.lastgroup; found.expand("x"); found.regs
class Holder:
    one = property(lambda self: self)
    def __init__(self, *args, **named):
        self.me = [self, args, named]
    me_too = staticmethod(len)
    @functools.cached_property
    def also(self):
        return [self]
def kept():
    rule, known, numbers = re.compile("(a)|b"), {1: [2]}, [3, 4]
    yield rule, rule.match("a"), rule.finditer("ab"), Holder(1, a=2).one, Holder.me_too, Holder().also
    yield known.items(), iter(known), iter(known.values()), iter(known.items()), reversed(known), iter({5})
    yield iter(numbers), reversed(numbers), iter((1,)), iter("a"), iter(range(2)), slice(numbers), numbers.sort
    yield zip(numbers), map(str, numbers), filter(None, numbers), enumerate(numbers), reversed((1, 2))
    yield functools.partial(max, numbers), functools.cmp_to_key(max), functools.cache(max), (x for x in numbers)
    yield itertools.chain(numbers), itertools.groupby(numbers), itertools.islice(numbers, 1), super(Holder, Holder())
    yield itertools.takewhile(bool, numbers), itertools.count(), itertools.combinations(numbers, 2), numbers
    yield itertools.product(numbers), itertools.permutations(numbers), itertools.zip_longest(numbers, known)
    yield itertools.pairwise(numbers), itertools.repeat(known), itertools.starmap(max, [numbers]), kept
    yield collections.deque(numbers), collections.defaultdict(list), collections.OrderedDict(known), type
    yield collections.Counter("aab"), operator.itemgetter(0), operator.attrgetter("a"), weakref.ref(Holder)
    yield types.SimpleNamespace(a=numbers), types.MappingProxyType(known), ValueError(known), frozenset("a")
    yield KeyError(1), OSError(2, "none"), StopIteration(1), SystemExit(1), NotImplementedError(), RecursionError()
    for fail in (lambda: known.none, lambda: none, lambda: b"\\xff".decode(), lambda: __import__("no.such"), lambda: 1 // 0):
        try:
            fail()
        except Exception as error:
            yield error
for _ in range(3):
    common()
    for everything in [list(kept()), list(kept())]:
        gc.collect(0); gc.collect(1); gc.collect()
`;
