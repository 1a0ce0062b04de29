import { chanceOf, shuffled } from "./chance.ts";
import type { DemoPerson } from "./types.ts";

const WOMEN =
  "Aisyah Intan Dewi Nurul Siti Laila Wulan Rina Hanifa Zahra Mega Fitri Salma Ratna Yulia Nadia Khadijah Citra Anisa Maryam Tri Lestari Halimah Putri Rahma".split(
    " ",
  );
const MEN =
  "Bagus Farhan Fajar Dedi Hasan Rizky Yusuf Arif Hendra Ilham Galih Taufik Asep Ujang Iman Lukman Agung Reza Bayu Wahyu Salman Umar Hafiz Dimas Rahmat".split(
    " ",
  );
const WOMENS_LAST =
  "Permata Hidayah Anggraini Puspita Maharani Nuraini Rahmawati Kartika Utami Handayani Azzahra Wulandari".split(
    " ",
  );
const MENS_LAST =
  "Prakoso Maulana Nugraha Kurniawan Hidayat Setiawan Ramadhan Firmansyah Saputra Gunawan Hakim Sudrajat".split(
    " ",
  );

/** Every seventh member has not filled in a profile. */
const WITHOUT_PROFILE = 7;

function named(firsts: string[], lasts: string[]): string[] {
  return firsts.flatMap((first, i) =>
    [0, 1, 2].map((j) => `${first} ${lasts[(i * 5 + j * 4) % lasts.length]}`),
  );
}

function person(name: string, index: number): DemoPerson {
  const username = name.toLowerCase().replaceAll(" ", "_");
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  return { username, name: index % WITHOUT_PROFILE === WITHOUT_PROFILE - 1 ? null : name, email };
}

export const people: DemoPerson[] = shuffled(
  [...named(WOMEN, WOMENS_LAST), ...named(MEN, MENS_LAST)],
  chanceOf("warga"),
).map(person);

/** The same members for the same course every time. */
export function studentsOf(course: string, count: number): string[] {
  if (count > people.length)
    throw new Error(`${course}: ${count} students, but only ${people.length} people`);
  return shuffled(people, chanceOf(course))
    .slice(0, count)
    .map(({ username }) => username);
}
