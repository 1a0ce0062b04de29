-- Where people live and parcels go: the provinces, cities and districts of Indonesia by the codes of the home ministry, and
-- the addresses that members keep. From the npm package idn-area-data 4.0.1 (data under the Open Database License 1.0,
-- https://github.com/fityannugroho/idn-area-data); scripts/region-data.mjs made the list.

create table region (
  -- Two digits for a province, four for a city, six for a district.
  code text primary key check (code ~ '^(\d{2}){1,3}$'),
  name text not null,
  parent text references region,
  -- Its own name and those it lies in, as people search for them.
  words text not null
);
create index region_within on region (parent, name);
create index region_words on region using gin (words gin_trgm_ops);

create table address (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  label text not null,
  recipient text not null,
  phone text not null,
  region_code text not null references region check (length(region_code) = 6),
  postal_code text not null default '' check (postal_code ~ '^(\d{5})?$'),
  street text not null,
  note text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index address_of_member on address (member_id, id);
create unique index address_chosen on address (member_id) where is_default;

with listed as (
  select split_part(line, '|', 1) as code, split_part(line, '|', 2) as name
  from regexp_split_to_table($regions$11|Aceh
12|Sumatera Utara
13|Sumatera Barat
14|Riau
15|Jambi
16|Sumatera Selatan
17|Bengkulu
18|Lampung
19|Kepulauan Bangka Belitung
21|Kepulauan Riau
31|Daerah Khusus Ibukota Jakarta
32|Jawa Barat
33|Jawa Tengah
34|Daerah Istimewa Yogyakarta
35|Jawa Timur
36|Banten
51|Bali
52|Nusa Tenggara Barat
53|Nusa Tenggara Timur
61|Kalimantan Barat
62|Kalimantan Tengah
63|Kalimantan Selatan
64|Kalimantan Timur
65|Kalimantan Utara
71|Sulawesi Utara
72|Sulawesi Tengah
73|Sulawesi Selatan
74|Sulawesi Tenggara
75|Gorontalo
76|Sulawesi Barat
81|Maluku
82|Maluku Utara
91|Papua
92|Papua Barat
93|Papua Selatan
94|Papua Tengah
95|Papua Pegunungan
96|Papua Barat Daya
1101|Kabupaten Aceh Selatan
1102|Kabupaten Aceh Tenggara
1103|Kabupaten Aceh Timur
1104|Kabupaten Aceh Tengah
1105|Kabupaten Aceh Barat
1106|Kabupaten Aceh Besar
1107|Kabupaten Pidie
1108|Kabupaten Aceh Utara
1109|Kabupaten Simeulue
1110|Kabupaten Aceh Singkil
1111|Kabupaten Bireuen
1112|Kabupaten Aceh Barat Daya
1113|Kabupaten Gayo Lues
1114|Kabupaten Aceh Jaya
1115|Kabupaten Nagan Raya
1116|Kabupaten Aceh Tamiang
1117|Kabupaten Bener Meriah
1118|Kabupaten Pidie Jaya
1171|Kota Banda Aceh
1172|Kota Sabang
1173|Kota Lhokseumawe
1174|Kota Langsa
1175|Kota Subulussalam
1201|Kabupaten Tapanuli Tengah
1202|Kabupaten Tapanuli Utara
1203|Kabupaten Tapanuli Selatan
1204|Kabupaten Nias
1205|Kabupaten Langkat
1206|Kabupaten Karo
1207|Kabupaten Deli Serdang
1208|Kabupaten Simalungun
1209|Kabupaten Asahan
1210|Kabupaten Labuhanbatu
1211|Kabupaten Dairi
1212|Kabupaten Toba
1213|Kabupaten Mandailing Natal
1214|Kabupaten Nias Selatan
1215|Kabupaten Pakpak Bharat
1216|Kabupaten Humbang Hasundutan
1217|Kabupaten Samosir
1218|Kabupaten Serdang Bedagai
1219|Kabupaten Batu Bara
1220|Kabupaten Padang Lawas Utara
1221|Kabupaten Padang Lawas
1222|Kabupaten Labuhanbatu Selatan
1223|Kabupaten Labuhanbatu Utara
1224|Kabupaten Nias Utara
1225|Kabupaten Nias Barat
1271|Kota Medan
1272|Kota Pematangsiantar
1273|Kota Sibolga
1274|Kota Tanjungbalai
1275|Kota Binjai
1276|Kota Tebing Tinggi
1277|Kota Padangsidimpuan
1278|Kota Gunungsitoli
1301|Kabupaten Pesisir Selatan
1302|Kabupaten Solok
1303|Kabupaten Sijunjung
1304|Kabupaten Tanah Datar
1305|Kabupaten Padang Pariaman
1306|Kabupaten Agam
1307|Kabupaten Lima Puluh Kota
1308|Kabupaten Pasaman
1309|Kabupaten Kepulauan Mentawai
1310|Kabupaten Dharmasraya
1311|Kabupaten Solok Selatan
1312|Kabupaten Pasaman Barat
1371|Kota Padang
1372|Kota Solok
1373|Kota Sawahlunto
1374|Kota Padang Panjang
1375|Kota Bukittinggi
1376|Kota Payakumbuh
1377|Kota Pariaman
1401|Kabupaten Kampar
1402|Kabupaten Indragiri Hulu
1403|Kabupaten Bengkalis
1404|Kabupaten Indragiri Hilir
1405|Kabupaten Pelalawan
1406|Kabupaten Rokan Hulu
1407|Kabupaten Rokan Hilir
1408|Kabupaten Siak
1409|Kabupaten Kuantan Singingi
1410|Kabupaten Kepulauan Meranti
1471|Kota Pekanbaru
1472|Kota Dumai
1501|Kabupaten Kerinci
1502|Kabupaten Merangin
1503|Kabupaten Sarolangun
1504|Kabupaten Batanghari
1505|Kabupaten Muaro Jambi
1506|Kabupaten Tanjung Jabung Barat
1507|Kabupaten Tanjung Jabung Timur
1508|Kabupaten Bungo
1509|Kabupaten Tebo
1571|Kota Jambi
1572|Kota Sungai Penuh
1601|Kabupaten Ogan Komering Ulu
1602|Kabupaten Ogan Komering Ilir
1603|Kabupaten Muara Enim
1604|Kabupaten Lahat
1605|Kabupaten Musi Rawas
1606|Kabupaten Musi Banyuasin
1607|Kabupaten Banyuasin
1608|Kabupaten Ogan Komering Ulu Timur
1609|Kabupaten Ogan Komering Ulu Selatan
1610|Kabupaten Ogan Ilir
1611|Kabupaten Empat Lawang
1612|Kabupaten Penukal Abab Lematang Ilir
1613|Kabupaten Musi Rawas Utara
1671|Kota Palembang
1672|Kota Pagar Alam
1673|Kota Lubuk Linggau
1674|Kota Prabumulih
1701|Kabupaten Bengkulu Selatan
1702|Kabupaten Rejang Lebong
1703|Kabupaten Bengkulu Utara
1704|Kabupaten Kaur
1705|Kabupaten Seluma
1706|Kabupaten Mukomuko
1707|Kabupaten Lebong
1708|Kabupaten Kepahiang
1709|Kabupaten Bengkulu Tengah
1771|Kota Bengkulu
1801|Kabupaten Lampung Selatan
1802|Kabupaten Lampung Tengah
1803|Kabupaten Lampung Utara
1804|Kabupaten Lampung Barat
1805|Kabupaten Tulang Bawang
1806|Kabupaten Tanggamus
1807|Kabupaten Lampung Timur
1808|Kabupaten Way Kanan
1809|Kabupaten Pesawaran
1810|Kabupaten Pringsewu
1811|Kabupaten Mesuji
1812|Kabupaten Tulang Bawang Barat
1813|Kabupaten Pesisir Barat
1871|Kota Bandar Lampung
1872|Kota Metro
1901|Kabupaten Bangka
1902|Kabupaten Belitung
1903|Kabupaten Bangka Selatan
1904|Kabupaten Bangka Tengah
1905|Kabupaten Bangka Barat
1906|Kabupaten Belitung Timur
1971|Kota Pangkal Pinang
2101|Kabupaten Bintan
2102|Kabupaten Karimun
2103|Kabupaten Natuna
2104|Kabupaten Lingga
2105|Kabupaten Kepulauan Anambas
2171|Kota Batam
2172|Kota Tanjung Pinang
3101|Kabupaten Administrasi Kepulauan Seribu
3171|Kota Administrasi Jakarta Pusat
3172|Kota Administrasi Jakarta Utara
3173|Kota Administrasi Jakarta Barat
3174|Kota Administrasi Jakarta Selatan
3175|Kota Administrasi Jakarta Timur
3201|Kabupaten Bogor
3202|Kabupaten Sukabumi
3203|Kabupaten Cianjur
3204|Kabupaten Bandung
3205|Kabupaten Garut
3206|Kabupaten Tasikmalaya
3207|Kabupaten Ciamis
3208|Kabupaten Kuningan
3209|Kabupaten Cirebon
3210|Kabupaten Majalengka
3211|Kabupaten Sumedang
3212|Kabupaten Indramayu
3213|Kabupaten Subang
3214|Kabupaten Purwakarta
3215|Kabupaten Karawang
3216|Kabupaten Bekasi
3217|Kabupaten Bandung Barat
3218|Kabupaten Pangandaran
3271|Kota Bogor
3272|Kota Sukabumi
3273|Kota Bandung
3274|Kota Cirebon
3275|Kota Bekasi
3276|Kota Depok
3277|Kota Cimahi
3278|Kota Tasikmalaya
3279|Kota Banjar
3301|Kabupaten Cilacap
3302|Kabupaten Banyumas
3303|Kabupaten Purbalingga
3304|Kabupaten Banjarnegara
3305|Kabupaten Kebumen
3306|Kabupaten Purworejo
3307|Kabupaten Wonosobo
3308|Kabupaten Magelang
3309|Kabupaten Boyolali
3310|Kabupaten Klaten
3311|Kabupaten Sukoharjo
3312|Kabupaten Wonogiri
3313|Kabupaten Karanganyar
3314|Kabupaten Sragen
3315|Kabupaten Grobogan
3316|Kabupaten Blora
3317|Kabupaten Rembang
3318|Kabupaten Pati
3319|Kabupaten Kudus
3320|Kabupaten Jepara
3321|Kabupaten Demak
3322|Kabupaten Semarang
3323|Kabupaten Temanggung
3324|Kabupaten Kendal
3325|Kabupaten Batang
3326|Kabupaten Pekalongan
3327|Kabupaten Pemalang
3328|Kabupaten Tegal
3329|Kabupaten Brebes
3371|Kota Magelang
3372|Kota Surakarta
3373|Kota Salatiga
3374|Kota Semarang
3375|Kota Pekalongan
3376|Kota Tegal
3401|Kabupaten Kulon Progo
3402|Kabupaten Bantul
3403|Kabupaten Gunungkidul
3404|Kabupaten Sleman
3471|Kota Yogyakarta
3501|Kabupaten Pacitan
3502|Kabupaten Ponorogo
3503|Kabupaten Trenggalek
3504|Kabupaten Tulungagung
3505|Kabupaten Blitar
3506|Kabupaten Kediri
3507|Kabupaten Malang
3508|Kabupaten Lumajang
3509|Kabupaten Jember
3510|Kabupaten Banyuwangi
3511|Kabupaten Bondowoso
3512|Kabupaten Situbondo
3513|Kabupaten Probolinggo
3514|Kabupaten Pasuruan
3515|Kabupaten Sidoarjo
3516|Kabupaten Mojokerto
3517|Kabupaten Jombang
3518|Kabupaten Nganjuk
3519|Kabupaten Madiun
3520|Kabupaten Magetan
3521|Kabupaten Ngawi
3522|Kabupaten Bojonegoro
3523|Kabupaten Tuban
3524|Kabupaten Lamongan
3525|Kabupaten Gresik
3526|Kabupaten Bangkalan
3527|Kabupaten Sampang
3528|Kabupaten Pamekasan
3529|Kabupaten Sumenep
3571|Kota Kediri
3572|Kota Blitar
3573|Kota Malang
3574|Kota Probolinggo
3575|Kota Pasuruan
3576|Kota Mojokerto
3577|Kota Madiun
3578|Kota Surabaya
3579|Kota Batu
3601|Kabupaten Pandeglang
3602|Kabupaten Lebak
3603|Kabupaten Tangerang
3604|Kabupaten Serang
3671|Kota Tangerang
3672|Kota Cilegon
3673|Kota Serang
3674|Kota Tangerang Selatan
5101|Kabupaten Jembrana
5102|Kabupaten Tabanan
5103|Kabupaten Badung
5104|Kabupaten Gianyar
5105|Kabupaten Klungkung
5106|Kabupaten Bangli
5107|Kabupaten Karangasem
5108|Kabupaten Buleleng
5171|Kota Denpasar
5201|Kabupaten Lombok Barat
5202|Kabupaten Lombok Tengah
5203|Kabupaten Lombok Timur
5204|Kabupaten Sumbawa
5205|Kabupaten Dompu
5206|Kabupaten Bima
5207|Kabupaten Sumbawa Barat
5208|Kabupaten Lombok Utara
5271|Kota Mataram
5272|Kota Bima
5301|Kabupaten Kupang
5302|Kabupaten Timor Tengah Selatan
5303|Kabupaten Timor Tengah Utara
5304|Kabupaten Belu
5305|Kabupaten Alor
5306|Kabupaten Flores Timur
5307|Kabupaten Sikka
5308|Kabupaten Ende
5309|Kabupaten Ngada
5310|Kabupaten Manggarai
5311|Kabupaten Sumba Timur
5312|Kabupaten Sumba Barat
5313|Kabupaten Lembata
5314|Kabupaten Rote Ndao
5315|Kabupaten Manggarai Barat
5316|Kabupaten Nagekeo
5317|Kabupaten Sumba Tengah
5318|Kabupaten Sumba Barat Daya
5319|Kabupaten Manggarai Timur
5320|Kabupaten Sabu Raijua
5321|Kabupaten Malaka
5371|Kota Kupang
6101|Kabupaten Sambas
6102|Kabupaten Mempawah
6103|Kabupaten Sanggau
6104|Kabupaten Ketapang
6105|Kabupaten Sintang
6106|Kabupaten Kapuas Hulu
6107|Kabupaten Bengkayang
6108|Kabupaten Landak
6109|Kabupaten Sekadau
6110|Kabupaten Melawi
6111|Kabupaten Kayong Utara
6112|Kabupaten Kubu Raya
6171|Kota Pontianak
6172|Kota Singkawang
6201|Kabupaten Kotawaringin Barat
6202|Kabupaten Kotawaringin Timur
6203|Kabupaten Kapuas
6204|Kabupaten Barito Selatan
6205|Kabupaten Barito Utara
6206|Kabupaten Katingan
6207|Kabupaten Seruyan
6208|Kabupaten Sukamara
6209|Kabupaten Lamandau
6210|Kabupaten Gunung Mas
6211|Kabupaten Pulang Pisau
6212|Kabupaten Murung Raya
6213|Kabupaten Barito Timur
6271|Kota Palangkaraya
6301|Kabupaten Tanah Laut
6302|Kabupaten Kotabaru
6303|Kabupaten Banjar
6304|Kabupaten Barito Kuala
6305|Kabupaten Tapin
6306|Kabupaten Hulu Sungai Selatan
6307|Kabupaten Hulu Sungai Tengah
6308|Kabupaten Hulu Sungai Utara
6309|Kabupaten Tabalong
6310|Kabupaten Tanah Bumbu
6311|Kabupaten Balangan
6371|Kota Banjarmasin
6372|Kota Banjarbaru
6401|Kabupaten Paser
6402|Kabupaten Kutai Kartanegara
6403|Kabupaten Berau
6407|Kabupaten Kutai Barat
6408|Kabupaten Kutai Timur
6409|Kabupaten Penajam Paser Utara
6411|Kabupaten Mahakam Ulu
6471|Kota Balikpapan
6472|Kota Samarinda
6474|Kota Bontang
6501|Kabupaten Bulungan
6502|Kabupaten Malinau
6503|Kabupaten Nunukan
6504|Kabupaten Tana Tidung
6571|Kota Tarakan
7101|Kabupaten Bolaang Mongondow
7102|Kabupaten Minahasa
7103|Kabupaten Kepulauan Sangihe
7104|Kabupaten Kepulauan Talaud
7105|Kabupaten Minahasa Selatan
7106|Kabupaten Minahasa Utara
7107|Kabupaten Minahasa Tenggara
7108|Kabupaten Bolaang Mongondow Utara
7109|Kabupaten Kepulauan Siau Tagulandang Biaro
7110|Kabupaten Bolaang Mongondow Timur
7111|Kabupaten Bolaang Mongondow Selatan
7171|Kota Manado
7172|Kota Bitung
7173|Kota Tomohon
7174|Kota Kotamobagu
7201|Kabupaten Banggai
7202|Kabupaten Poso
7203|Kabupaten Donggala
7204|Kabupaten Toli-Toli
7205|Kabupaten Buol
7206|Kabupaten Morowali
7207|Kabupaten Banggai Kepulauan
7208|Kabupaten Parigi Moutong
7209|Kabupaten Tojo Una Una
7210|Kabupaten Sigi
7211|Kabupaten Banggai Laut
7212|Kabupaten Morowali Utara
7271|Kota Palu
7301|Kabupaten Kepulauan Selayar
7302|Kabupaten Bulukumba
7303|Kabupaten Bantaeng
7304|Kabupaten Jeneponto
7305|Kabupaten Takalar
7306|Kabupaten Gowa
7307|Kabupaten Sinjai
7308|Kabupaten Bone
7309|Kabupaten Maros
7310|Kabupaten Pangkajene dan Kepulauan
7311|Kabupaten Barru
7312|Kabupaten Soppeng
7313|Kabupaten Wajo
7314|Kabupaten Sidenreng Rappang
7315|Kabupaten Pinrang
7316|Kabupaten Enrekang
7317|Kabupaten Luwu
7318|Kabupaten Tana Toraja
7322|Kabupaten Luwu Utara
7324|Kabupaten Luwu Timur
7326|Kabupaten Toraja Utara
7371|Kota Makassar
7372|Kota Parepare
7373|Kota Palopo
7401|Kabupaten Kolaka
7402|Kabupaten Konawe
7403|Kabupaten Muna
7404|Kabupaten Buton
7405|Kabupaten Konawe Selatan
7406|Kabupaten Bombana
7407|Kabupaten Wakatobi
7408|Kabupaten Kolaka Utara
7409|Kabupaten Konawe Utara
7410|Kabupaten Buton Utara
7411|Kabupaten Kolaka Timur
7412|Kabupaten Konawe Kepulauan
7413|Kabupaten Muna Barat
7414|Kabupaten Buton Tengah
7415|Kabupaten Buton Selatan
7471|Kota Kendari
7472|Kota Bau Bau
7501|Kabupaten Gorontalo
7502|Kabupaten Boalemo
7503|Kabupaten Bone Bolango
7504|Kabupaten Pohuwato
7505|Kabupaten Gorontalo Utara
7571|Kota Gorontalo
7601|Kabupaten Pasangkayu
7602|Kabupaten Mamuju
7603|Kabupaten Mamasa
7604|Kabupaten Polewali Mandar
7605|Kabupaten Majene
7606|Kabupaten Mamuju Tengah
8101|Kabupaten Maluku Tengah
8102|Kabupaten Maluku Tenggara
8103|Kabupaten Kepulauan Tanimbar
8104|Kabupaten Buru
8105|Kabupaten Seram Bagian Timur
8106|Kabupaten Seram Bagian Barat
8107|Kabupaten Kepulauan Aru
8108|Kabupaten Maluku Barat Daya
8109|Kabupaten Buru Selatan
8171|Kota Ambon
8172|Kota Tual
8201|Kabupaten Halmahera Barat
8202|Kabupaten Halmahera Tengah
8203|Kabupaten Halmahera Utara
8204|Kabupaten Halmahera Selatan
8205|Kabupaten Kepulauan Sula
8206|Kabupaten Halmahera Timur
8207|Kabupaten Pulau Morotai
8208|Kabupaten Pulau Taliabu
8271|Kota Ternate
8272|Kota Tidore Kepulauan
9103|Kabupaten Jayapura
9105|Kabupaten Kepulauan Yapen
9106|Kabupaten Biak Numfor
9110|Kabupaten Sarmi
9111|Kabupaten Keerom
9115|Kabupaten Waropen
9119|Kabupaten Supiori
9120|Kabupaten Mamberamo Raya
9171|Kota Jayapura
9202|Kabupaten Manokwari
9203|Kabupaten Fak Fak
9206|Kabupaten Teluk Bintuni
9207|Kabupaten Teluk Wondama
9208|Kabupaten Kaimana
9211|Kabupaten Manokwari Selatan
9212|Kabupaten Pegunungan Arfak
9301|Kabupaten Merauke
9302|Kabupaten Boven Digoel
9303|Kabupaten Mappi
9304|Kabupaten Asmat
9401|Kabupaten Nabire
9402|Kabupaten Puncak Jaya
9403|Kabupaten Paniai
9404|Kabupaten Mimika
9405|Kabupaten Puncak
9406|Kabupaten Dogiyai
9407|Kabupaten Intan Jaya
9408|Kabupaten Deiyai
9501|Kabupaten Jayawijaya
9502|Kabupaten Pegunungan Bintang
9503|Kabupaten Yahukimo
9504|Kabupaten Tolikara
9505|Kabupaten Mamberamo Tengah
9506|Kabupaten Yalimo
9507|Kabupaten Lanny Jaya
9508|Kabupaten Nduga
9601|Kabupaten Sorong
9602|Kabupaten Sorong Selatan
9603|Kabupaten Raja Ampat
9604|Kabupaten Tambrauw
9605|Kabupaten Maybrat
9671|Kota Sorong
110101|Bakongan
110102|Kluet Utara
110103|Kluet Selatan
110104|Labuhanhaji
110105|Meukek
110106|Samadua
110107|Sawang
110108|Tapaktuan
110109|Trumon
110110|Pasie Raja
110111|Labuhanhaji Timur
110112|Labuhanhaji Barat
110113|Kluet Tengah
110114|Kluet Timur
110115|Bakongan Timur
110116|Trumon Timur
110117|Kota Bahagia
110118|Trumon Tengah
110201|Lawe Alas
110202|Lawe Sigala-Gala
110203|Bambel
110204|Babussalam
110205|Badar
110206|Babul Makmur
110207|Darul Hasanah
110208|Lawe Bulan
110209|Bukit Tusam
110210|Semadam
110211|Babul Rahmah
110212|Ketambe
110213|Deleng Pokhkisen
110214|Lawe Sumur
110215|Tanoh Alas
110216|Leuser
110301|Darul Aman
110302|Julok
110303|Idi Rayeuk
110304|Birem Bayeun
110305|Serbajadi
110306|Nurussalam
110307|Peureulak
110308|Rantau Selamat
110309|Simpang Ulim
110310|Ranto Peureulak
110311|Pante Bidari
110312|Madat
110313|Indra Makmu
110314|Idi Tunong
110315|Banda Alam
110316|Peudawa
110317|Peureulak Timur
110318|Peureulak Barat
110319|Sungai Raya
110320|Simpang Jernih
110321|Darul Ihsan
110322|Darul Falah
110323|Idi Timur
110324|Peunaron
110401|Linge
110402|Silih Nara
110403|Bebesen
110407|Pegasing
110408|Bintang
110410|Ketol
110411|Kebayakan
110412|Kute Panang
110413|Celala
110417|Laut Tawar
110418|Atu Lintang
110419|Jagong Jeget
110420|Bies
110421|Rusip Antara
110501|Johan Pahlawan
110502|Kaway XVI
110503|Sungai Mas
110504|Woyla
110505|Samatiga
110506|Bubon
110507|Arongan Lambalek
110508|Pante Ceureumen
110509|Meureubo
110510|Woyla Barat
110511|Woyla Timur
110512|Panton Reu
110601|Lhoong
110602|Lhoknga
110603|Indrapuri
110604|Seulimeum
110605|Montasik
110606|Sukamakmur
110607|Darul Imarah
110608|Peukan Bada
110609|Mesjid Raya
110610|Ingin Jaya
110611|Kuta Baro
110612|Darussalam
110613|Pulo Aceh
110614|Lembah Seulawah
110615|Kota Jantho
110616|Kuta Cot Glie
110617|Kuta Malaka
110618|Simpang Tiga
110619|Darul Kamal
110620|Baitussalam
110621|Krueng Barona Jaya
110622|Leupung
110623|Blang Bintang
110703|Batee
110704|Delima
110705|Geumpang
110706|Glumpang Tiga
110707|Indrajaya
110708|Kembang Tanjong
110709|Kota Sigli
110711|Mila
110712|Muara Tiga
110713|Mutiara
110714|Padang Tiji
110715|Peukan Baro
110716|Pidie
110717|Sakti
110718|Simpang Tiga
110719|Tangse
110721|Tiro/Truseb
110722|Keumala
110724|Mutiara Timur
110725|Grong-grong
110727|Mane
110729|Glumpang Baro
110731|Titeue
110801|Baktiya
110802|Dewantara
110803|Kuta Makmur
110804|Lhoksukon
110805|Matangkuli
110806|Muara Batu
110807|Meurah Mulia
110808|Samudera
110809|Seunuddon
110810|Syamtalira Aron
110811|Syamtalira Bayu
110812|Tanah Luas
110813|Tanah Pasir
110814|Tanah Jambo Aye
110815|Sawang
110816|Nisam
110817|Cot Girek
110818|Langkahan
110819|Baktiya Barat
110820|Paya Bakong
110821|Nibong
110822|Simpang Keuramat
110823|Lapang
110824|Pirak Timu
110825|Geureudong Pase
110826|Banda Baro
110827|Nisam Antara
110901|Simeulue Tengah
110902|Salang
110903|Teupah Barat
110904|Simeulue Timur
110905|Teluk Dalam
110906|Simeulue Barat
110907|Teupah Selatan
110908|Alafan
110909|Teupah Tengah
110910|Simeulue Cut
111001|Pulau Banyak
111002|Simpang Kanan
111004|Singkil
111006|Gunung Meriah
111009|Kota Baharu
111010|Singkil Utara
111011|Danau Paris
111012|Suro Makmur
111013|Singkohor
111014|Kuala Baru
111016|Pulau Banyak Barat
111101|Samalanga
111102|Jeunieb
111103|Peudada
111104|Jeumpa
111105|Peusangan
111106|Makmur
111107|Gandapura
111108|Pandrah
111109|Juli
111110|Jangka
111111|Simpang Mamplam
111112|Peulimbang
111113|Kota Juang
111114|Kuala
111115|Peusangan Siblah Krueng
111116|Peusangan Selatan
111117|Kuta Blang
111201|Blangpidie
111202|Tangan-Tangan
111203|Manggeng
111204|Susoh
111205|Kuala Batee
111206|Babah Rot
111207|Setia
111208|Jeumpa
111209|Lembah Sabil
111301|Blangkejeren
111302|Kutapanjang
111303|Rikit Gaib
111304|Terangun
111305|Pining
111306|Blangpegayon
111307|Puteri Betung
111308|Dabun Gelang
111309|Blangjerango
111310|Teripe Jaya
111311|Pantan Cuaca
111401|Teunom
111402|Krueng Sabee
111403|Setia Bakti
111404|Sampoi Niet
111405|Jaya
111406|Panga
111407|Indra Jaya
111408|Darul Hikmah
111409|Pasie Raya
111501|Kuala
111502|Seunagan
111503|Seunagan Timur
111504|Beutong
111505|Darul Makmur
111506|Suka Makmue
111507|Kuala Pesisir
111508|Tadu Raya
111509|Tripa Makmur
111510|Beutong Ateuh Banggalang
111601|Manyak Payed
111602|Bendahara
111603|Karang Baru
111604|Seruway
111605|Kota Kualasinpang
111606|Kejuruan Muda
111607|Tamiang Hulu
111608|Rantau
111609|Banda Mulia
111610|Bandar Pusaka
111611|Tenggulun
111612|Sekerak
111701|Pintu Rime Gayo
111702|Permata
111703|Syiah Utama
111704|Bandar
111705|Bukit
111706|Wih Pesam
111707|Timang gajah
111708|Bener Kelipah
111709|Mesidah
111710|Gajah Putih
111801|Meureudu
111802|Ulim
111803|Jangka Buya
111804|Bandar Dua
111805|Meurah Dua
111806|Bandar Baru
111807|Panteraja
111808|Trienggadeng
117101|Baiturrahman
117102|Kuta Alam
117103|Meuraxa
117104|Syiah Kuala
117105|Lueng Bata
117106|Kuta Raja
117107|Banda Raya
117108|Jaya Baru
117109|Ulee Kareng
117201|Sukakarya
117202|Sukajaya
117203|Sukamakmue
117301|Muara Dua
117302|Banda Sakti
117303|Blang Mangat
117304|Muara Satu
117401|Langsa Timur
117402|Langsa Barat
117403|Langsa Kota
117404|Langsa Lama
117405|Langsa Baro
117501|Simpang Kiri
117502|Penanggalan
117503|Rundeng
117504|Sultan Daulat
117505|Longkib
120101|Barus
120102|Sorkam
120103|Pandan
120104|Pinangsori
120105|Manduamas
120106|Kolang
120107|Tapian Nauli
120108|Sibabangun
120109|Sosorgadong
120110|Sorkam Barat
120111|Sirandorung
120112|Andam Dewi
120113|Sitahuis
120114|Tukka
120115|Badiri
120116|Pasaribu Tobing
120117|Barus Utara
120118|Suka Bangun
120119|Lumut
120120|Sarudik
120201|Tarutung
120202|Siatas Barita
120203|Adiankoting
120204|Sipoholon
120205|Pahae Julu
120206|Pahae Jae
120207|Simangumban
120208|Purbatua
120209|Siborongborong
120210|Pagaran
120211|Parmonangan
120212|Sipahutar
120213|Pangaribuan
120214|Garoga
120215|Muara
120301|Angkola Barat
120302|Batang Toru
120303|Angkola Timur
120304|Sipirok
120305|Saipar Dolok Hole
120306|Angkola Selatan
120307|Batang Angkola
120314|Arse
120320|Marancar
120321|Sayur Matinggi
120322|Aek Bilah
120329|Muara Batang Toru
120330|Tano Tombangan Angkola
120331|Angkola Sangkunur
120332|Angkola Muara Tais
120405|Hiliduho
120406|Gido
120410|Idanogawo
120411|Bawolato
120420|Hiliserangkai
120421|Botomuzoi
120427|Ulugawo
120428|Ma'u
120429|Somolo-molo
120435|Sogae'adu
120501|Bahorok
120502|Salapian
120503|Kuala
120504|Sei Bingai
120505|Binjai
120506|Selesai
120507|Stabat
120508|Wampu
120509|Secanggang
120510|Hinai
120511|Tanjung Pura
120512|Padang Tualang
120513|Gebang
120514|Babalan
120515|Pangkalan Susu
120516|Besitang
120517|Sei Lepan
120518|Berandan Barat
120519|Batang Serangan
120520|Sawit Seberang
120521|Sirapit
120522|Kutambaru
120523|Pematang Jaya
120601|Kabanjahe
120602|Berastagi
120603|Barusjahe
120604|Tigapanah
120605|Merek
120606|Munte
120607|Juhar
120608|Tigabinanga
120609|Laubaleng
120610|Mardingding
120611|Payung
120612|Simpang Empat
120613|Kutabuluh
120614|Dolat Rayat
120615|Merdeka
120616|Naman Teran
120617|Tiganderket
120701|Gunung Meriah
120702|Tanjung Morawa
120703|Sibolangit
120704|Kutalimbaru
120705|Pancur Batu
120706|Namo Rambe
120707|Biru-Biru
120708|Sinembah Tanjung Muda Hilir
120709|Bangun Purba
120719|Galang
120720|Sinembah Tanjung Muda Hulu
120721|Patumbak
120722|Deli Tua
120723|Sunggal
120724|Hamparan Perak
120725|Labuhan Deli
120726|Percut Sei Tuan
120727|Batang Kuis
120728|Lubuk Pakam
120731|Pagar Merbau
120732|Pantai Labu
120733|Beringin
120801|Siantar
120802|Gunung Malela
120803|Gunung Maligas
120804|Panei
120805|Panombeian Panei
120806|Jorlang Hataran
120807|Raya Kahean
120808|Bosar Maligas
120809|Sidamanik
120810|Pamatang Sidamanik
120811|Tanah Jawa
120812|Hatonduhan
120813|Dolok Panribuan
120814|Purba
120815|Haranggaol Horisan
120816|Girsang Sipangan Bolon
120817|Dolok Batu Nanggar
120818|Hutabayu Raja
120819|Jawa Maraja Bah Jambi
120820|Dolok Pardamean
120821|Pematang Bandar
120822|Bandar Huluan
120823|Bandar
120824|Bandar Masilam
120825|Silimakuta
120826|Dolok Silao
120827|Silou Kahean
120828|Tapian Dolok
120829|Raya
120830|Ujung Padang
120831|Pamatang Silima Huta
120832|Dolog Masagal
120908|Meranti
120909|Air Joman
120910|Tanjung Balai
120911|Sei Kepayang
120912|Simpang Empat
120913|Air Batu
120914|Pulau Rakyat
120915|Bandar Pulau
120916|Buntu Pane
120917|Bandar Pasir Mandoge
120918|Aek Kuasan
120919|Kota Kisaran Barat
120920|Kota Kisaran Timur
120921|Aek Songsongan
120922|Rahuning
120923|Sei Dadap
120924|Sei Kepayang Barat
120925|Sei Kepayang Timur
120926|Tinggi Raja
120927|Setia Janji
120928|Silau Laut
120929|Rawang Panca Arga
120930|Pulo Bandring
120931|Teluk Dalam
120932|Aek Ledong
121001|Rantau Utara
121002|Rantau Selatan
121007|Bilah Barat
121008|Bilah Hilir
121009|Bilah Hulu
121014|Pangkatan
121018|Panai Tengah
121019|Panai Hilir
121020|Panai Hulu
121101|Sidikalang
121102|Sumbul
121103|Tigalingga
121104|Siempat Nempu
121105|Silima Pungga Pungga
121106|Tanah Pinem
121107|Siempat Nempu Hulu
121108|Siempat Nempu Hilir
121109|Pegagan Hilir
121110|Parbuluan
121111|Lae Parira
121112|Gunung Sitember
121113|Berampu
121114|Silahisabungan
121115|Sitinjo
121201|Balige
121202|Laguboti
121203|Silaen
121204|Habinsaran
121205|Pintu Pohan Meranti
121206|Borbor
121207|Porsea
121208|Ajibata
121209|Lumban Julu
121210|Uluan
121219|Sigumpar
121220|Siantar Narumonda
121221|Nassau
121222|Tampahan
121223|Bonatua Lunasi
121224|Parmaksian
121301|Panyabungan
121302|Panyabungan Utara
121303|Panyabungan Timur
121304|Panyabungan Selatan
121305|Panyabungan Barat
121306|Siabu
121307|Bukit Malintang
121308|Kotanopan
121309|Lembah Sorik Marapi
121310|Tambangan
121311|Ulu Pungkut
121312|Muara Sipongi
121313|Batang Natal
121314|Lingga Bayu
121315|Batahan
121316|Natal
121317|Muara Batang Gadis
121318|Ranto Baek
121319|Huta Bargot
121320|Puncak Sorik Marapi
121321|Pakantan
121322|Sinunukan
121323|Naga Juang
121401|Lolomatua
121402|Gomo
121403|Lahusa
121404|Hibala
121405|Pulau-Pulau Batu
121406|Teluk Dalam
121407|Amandraya
121408|Lolowau
121409|Susua
121410|Maniamolo
121411|Hilimegai
121412|Toma
121413|Mazino
121414|Umbunasi
121415|Aramo
121416|Pulau-Pulau Batu Timur
121417|Mazo
121418|Fanayama
121419|Ulunoyo
121420|Huruna
121421|O'o'u
121422|Onohazumba
121423|Hilisalawa'ahe
121424|Ulususua
121425|Sidua'ori
121426|Somambawa
121427|Boronadu
121428|Simuk
121429|Pulau-Pulau Batu Barat
121430|Pulau-Pulau Batu Utara
121431|Tanah Masa
121432|Luahagundre Maniamolo
121433|Onolalu
121434|Ulu Idanotae
121435|Idanotae
121501|Sitelu Tali Urang Jehe
121502|Kerajaan
121503|Salak
121504|Sitelu Tali Urang Julu
121505|Pergetteng Getteng Sengkut
121506|Pagindar
121507|Tinada
121508|Siempat Rube
121601|Parlilitan
121602|Pollung
121603|Baktiraja
121604|Paranginan
121605|Lintong Nihuta
121606|Dolok Sanggul
121607|Sijamapolang
121608|Onan Ganjang
121609|Pakkat
121610|Tarabintang
121701|Simanindo
121702|Onan Runggu
121703|Nainggolan
121704|Palipi
121705|Harian
121706|Sianjar Mula Mula
121707|Ronggur Nihuta
121708|Pangururan
121709|Sitio-tio
121801|Pantai Cermin
121802|Perbaungan
121803|Teluk Mengkudu
121804|Sei Rampah
121805|Tanjung Beringin
121806|Bandar Khalipah
121807|Dolok Merawan
121808|Sipispis
121809|Dolok Masihul
121810|Kotarih
121811|Silinda
121812|Serba Jadi
121813|Tebing Tinggi
121814|Pegajahan
121815|Sei Bamban
121816|Tebing Syahbandar
121817|Bintang Bayu
121901|Medang Deras
121902|Sei Suka
121903|Air Putih
121904|Lima Puluh
121905|Talawi
121906|Tanjung Tiram
121907|Sei Balai
121908|Laut Tador
121909|Lima Puluh Pesisir
121910|Datuk Lima Puluh
121911|Datuk Tanah Datar
121912|Nibung Hangus
122001|Dolok Sigompulon
122002|Dolok
122003|Halongonan
122004|Padang Bolak
122005|Padang Bolak Julu
122006|Portibi
122007|Batang Onang
122008|Simangambat
122009|Hulu Sihapas
122010|Padang Bolak Tenggara
122011|Halongonan Timur
122012|Ujung Batu
122101|Sosopan
122102|Barumun Tengah
122103|Huristak
122104|Lubuk Barumun
122105|Hutaraja Tinggi
122106|Ulu Barumun
122107|Barumun
122108|Sosa
122109|Batang Lubu Sutam
122110|Barumun Selatan
122111|Aek Nabara Barumun
122112|Sihapas Barumun
122113|Barumun Baru
122114|Ulu Sosa
122115|Sosa Julu
122116|Barumun Barat
122117|Sosa Timur
122201|Kotapinang
122202|Kampung Rakyat
122203|Torgamba
122204|Sungai Kanan
122205|Silangkitang
122301|Kualuh Hulu
122302|Kualuh Leidong
122303|Kualuh Hilir
122304|Aek Kuo
122305|Marbau
122306|Na IX - X
122307|Aek Natas
122308|Kualuh Selatan
122401|Lotu
122402|Sawo
122403|Tuhemberua
122404|Sitolu Ori
122405|Namohalu Esiwa
122406|Alasa Talumuzoi
122407|Alasa
122408|Tugala Oyo
122409|Afulu
122410|Lahewa
122411|Lahewa Timur
122501|Lahomi
122502|Sirombu
122503|Mandrehe Barat
122504|Moro'o
122505|Mandrehe
122506|Mandrehe Utara
122507|Lolofitu Moi
122508|Ulu Moro'o
127101|Medan Kota
127102|Medan Sunggal
127103|Medan Helvetia
127104|Medan Denai
127105|Medan Barat
127106|Medan Deli
127107|Medan Tuntungan
127108|Medan Belawan
127109|Medan Amplas
127110|Medan Area
127111|Medan Johor
127112|Medan Marelan
127113|Medan Labuhan
127114|Medan Tembung
127115|Medan Maimun
127116|Medan Polonia
127117|Medan Baru
127118|Medan Perjuangan
127119|Medan Petisah
127120|Medan Timur
127121|Medan Selayang
127201|Siantar Timur
127202|Siantar Barat
127203|Siantar Utara
127204|Siantar Selatan
127205|Siantar Marihat
127206|Siantar Martoba
127207|Siantar Sitalasari
127208|Siantar Marimbun
127301|Sibolga Utara
127302|Sibolga Kota
127303|Sibolga Selatan
127304|Sibolga Sambas
127401|Tanjungbalai Selatan
127402|Tanjungbalai Utara
127403|Sei Tualang Raso
127404|Teluk Nibung
127405|Datuk Bandar
127406|Datuk Bandar Timur
127501|Binjai Utara
127502|Binjai Kota
127503|Binjai Barat
127504|Binjai Timur
127505|Binjai Selatan
127601|Padang Hulu
127602|Rambutan
127603|Padang Hilir
127604|Bajenis
127605|Tebing Tinggi Kota
127701|Padangsidimpuan Utara
127702|Padangsidimpuan Selatan
127703|Padangsidimpuan Batunadua
127704|Padangsidimpuan Hutaimbaru
127705|Padangsidimpuan Tenggara
127706|Padangsidimpuan Angkola Julu
127801|Gunungsitoli
127802|Gunungsitoli Selatan
127803|Gunungsitoli Utara
127804|Gunungsitoli Idanoi
127805|Gunungsitoli Alo'oa
127806|Gunungsitoli Barat
130101|Pancung Soal
130102|Ranah Pesisir
130103|Lengayang
130104|Batang Kapas
130105|IV Jurai
130106|Bayang
130107|Koto XI Tarusan
130108|Sutera
130109|Linggo Sari Baganti
130110|Lunang
130111|Basa Ampek Balai Tapan
130112|IV Nagari Bayang Utara
130113|Airpura
130114|Ranah Ampek Hulu Tapan
130115|Silaut
130203|Pantai Cermin
130204|Lembah Gumanti
130205|Payung Sekaki
130206|Lembang Jaya
130207|Gunung Talang
130208|Bukit Sundi
130209|IX Koto Sungai Lasi
130210|Kubung
130211|X Koto Singkarak
130212|X Koto Diatas
130213|Junjung Sirih
130217|Hiliran Gumanti
130218|Tigo Lurah
130219|Danau Kembar
130303|Tanjung Gadang
130304|Sijunjung
130305|IV Nagari
130306|Kamang Baru
130307|Lubuk Tarok
130308|Koto VII
130309|Sumpur Kudus
130310|Kupitan
130401|X Koto
130402|Batipuh
130403|Rambatan
130404|Lima Kaum
130405|Tanjung Emas
130406|Lintau Buo
130407|Sungayang
130408|Sungai Tarab
130409|Pariangan
130410|Salimpaung
130411|Padang Ganting
130412|Tanjuang Baru
130413|Lintau Buo Utara
130414|Batipuah Selatan
130501|Lubuak Aluang
130502|Batang Anai
130503|Nan Sabaris
130504|2 x 11 Anam Lingkuang
130505|VII Koto
130506|V Koto
130507|Sungai Garinggiang
130508|Sungai Limau
130509|IV Koto Aua Malintang
130510|Ulakan Tapakih
130511|Sintuak Toboh Gadang
130512|VII Koto Padang Sago
130513|Batang Gasan
130514|V Koto Timur
130515|2 x 11 Kayu Tanam
130516|Koto Patamuan
130517|Anam Lingkuang
130601|Tanjung Mutiara
130602|Lubuk Basung
130603|Tanjung Raya
130604|Matur
130605|IV Koto
130606|Banuhampu
130607|Ampek Angkek
130608|Baso
130609|Tilatang Kamang
130610|Palupuh
130611|Palembayan
130612|Sungai Pua
130613|Ampek Nagari
130614|Candung
130615|Kamang Magek
130616|Malalak
130701|Suliki
130702|Guguak
130703|Payakumbuh
130704|Luak
130705|Harau
130706|Pangkalan Koto Baru
130707|Kapur IX
130708|Gunuang Omeh
130709|Lareh Sago Halaban
130710|Situjuah Limo Nagari
130711|Mungka
130712|Bukik Barisan
130713|Akabiluru
130804|Bonjol
130805|Lubuk Sikaping
130807|Panti
130808|Mapat Tunggul
130812|Duo Koto
130813|Tigo Nagari
130814|Rao
130815|Mapat Tunggul Selatan
130816|Simpang Alahan Mati
130817|Padang Gelugur
130818|Rao Utara
130819|Rao Selatan
130901|Pagai Utara
130902|Sipora Selatan
130903|Siberut Selatan
130904|Siberut Utara
130905|Siberut Barat
130906|Siberut Barat Daya
130907|Siberut Tengah
130908|Sipora Utara
130909|Sikakap
130910|Pagai Selatan
131001|Koto Baru
131002|Pulau Punjung
131003|Sungai Rumbai
131004|Sitiung
131005|Sembilan Koto
131006|Timpeh
131007|Koto Salak
131008|Tiumang
131009|Padang Laweh
131010|Asam Jujuhan
131011|Koto Besar
131101|Sangir
131102|Sungai Pagu
131103|Koto Parik Gadang Diateh
131104|Sangir Jujuan
131105|Sangir Batang Hari
131106|Pauh Duo
131107|Sangir Balai Janggo
131201|Sungai Beremas
131202|Lembah Melintang
131203|Pasaman
131204|Talamau
131205|Kinali
131206|Gunung Tuleh
131207|Ranah Batahan
131208|Koto Balingka
131209|Sungai Aur
131210|Luhak Nan Duo
131211|Sasak Ranah Pasisie
137101|Padang Selatan
137102|Padang Timur
137103|Padang Barat
137104|Padang Utara
137105|Bungus Teluk Kabung
137106|Lubuk Begalung
137107|Lubuk Kilangan
137108|Pauh
137109|Kuranji
137110|Nanggalo
137111|Koto Tangah
137201|Lubuk Sikarah
137202|Tanjung Harapan
137301|Lembah Segar
137302|Barangin
137303|Silungkang
137304|Talawi
137401|Padang Panjang Timur
137402|Padang Panjang Barat
137501|Guguak Panjang
137502|Mandiangin Koto Selayan
137503|Aur Birugo Tigo Baleh
137601|Payakumbuh Barat
137602|Payakumbuh Utara
137603|Payakumbuh Timur
137604|Lamposi Tigo Nagori
137605|Payakumbuh Selatan
137701|Pariaman Tengah
137702|Pariaman Utara
137703|Pariaman Selatan
137704|Pariaman Timur
140101|Bangkinang Kota
140102|Kampar
140103|Tambang
140104|XIII Koto Kampar
140105|Kuok
140106|Siak Hulu
140107|Kampar Kiri
140108|Kampar Kiri Hilir
140109|Kampar Kiri Hulu
140110|Tapung
140111|Tapung Hilir
140112|Tapung Hulu
140113|Salo
140114|Rumbio Jaya
140115|Bangkinang
140116|Perhentian Raja
140117|Kampa
140118|Kampar Utara
140119|Kampar Kiri Tengah
140120|Gunung Sahilan
140121|Koto Kampar Hulu
140201|Rengat
140202|Rengat Barat
140203|Kelayang
140204|Pasir Penyu
140205|Peranap
140206|Seberida
140207|Batang Cenaku
140208|Batang Gansal
140209|Lirik
140210|Kuala Cenaku
140211|Sungai Lala
140212|Lubuk Batu Jaya
140213|Rakit Kulim
140214|Batang Peranap
140301|Bengkalis
140302|Bantan
140303|Bukit Batu
140309|Mandau
140310|Rupat
140311|Rupat Utara
140312|Siak Kecil
140313|Pinggir
140314|Bandar Laksamana
140315|Talang Muandau
140316|Bathin Solapan
140401|Reteh
140402|Enok
140403|Kuala Indragiri
140404|Tembilahan
140405|Tempuling
140406|Gaung Anak Serka
140407|Mandah
140408|Kateman
140409|Keritang
140410|Tanah Merah
140411|Batang Tuaka
140412|Gaung
140413|Tembilahan Hulu
140414|Kemuning
140415|Pelangiran
140416|Teluk Belengkong
140417|Pulau Burung
140418|Concong
140419|Kempas
140420|Sungai Batang
140501|Ukui
140502|Pangkalan Kerinci
140503|Pangkalan Kuras
140504|Pangkalan Lesung
140505|Langgam
140506|Pelalawan
140507|Kerumutan
140508|Bunut
140509|Teluk Meranti
140510|Kuala Kampar
140511|Bandar Sei Kijang
140512|Bandar Petalangan
140601|Ujung Batu
140602|Rokan IV Koto
140603|Rambah
140604|Tambusai
140605|Kepenuhan
140606|Kunto Darussalam
140607|Rambah Samo
140608|Rambah Hilir
140609|Tambusai Utara
140610|Bangun Purba
140611|Tandun
140612|Kabun
140613|Bonai Darussalam
140614|Pagaran Tapah Darussalam
140615|Kepenuhan Hulu
140616|Pendalian IV Koto
140701|Kubu
140702|Bangko
140703|Tanah Putih
140704|Rimba Melintang
140705|Bagansinembah
140706|Pasir Limau Kapas
140707|Sinaboi
140708|Pujud
140709|Tanah Putih Tanjung Melawan
140710|Bangko Pusako
140711|Simpang Kanan
140712|Batu Hampar
140713|Rantau Kopar
140714|Pekaitan
140715|Kubu Babussalam
140716|Tanjung Medan
140717|Bagan Sinembah Raya
140718|Balai Jaya
140801|Siak
140802|Sungai Apit
140803|Minas
140804|Tualang
140805|Sungai Mandau
140806|Dayun
140807|Kerinci Kanan
140808|Bunga Raya
140809|Koto Gasib
140810|Kandis
140811|Lubuk Dalam
140812|Sabak Auh
140813|Mempura
140814|Pusako
140901|Kuantan Mudik
140902|Kuantan Tengah
140903|Singingi
140904|Kuantan Hilir
140905|Cerenti
140906|Benai
140907|Gunungtoar
140908|Singingi Hilir
140909|Pangean
140910|Logas Tanah Darat
140911|Inuman
140912|Hulu Kuantan
140913|Kuantan Hilir Seberang
140914|Sentajo Raya
140915|Pucuk Rantau
141001|Tebing Tinggi
141002|Rangsang Barat
141003|Rangsang
141004|Tebing Tinggi Barat
141005|Merbau
141006|Pulaumerbau
141007|Tebing Tinggi Timur
141008|Tasik Putri Puyu
141009|Rangsang Pesisir
147101|Sukajadi
147102|Pekanbaru Kota
147103|Sail
147104|Limapuluh
147105|Senapelan
147106|Rumbai Barat
147107|Bukit Raya
147108|Binawidya
147109|Marpoyan Damai
147110|Tenayan Raya
147111|Payung Sekaki
147112|Rumbai
147113|Tuahmadani
147114|Kulim
147115|Rumbai Timur
147201|Dumai Barat
147202|Dumai Timur
147203|Bukit Kapur
147204|Sungai Sembilan
147205|Medang Kampai
147206|Dumai Kota
147207|Dumai Selatan
150101|Gunung Raya
150102|Danau Kerinci
150104|Sitinjau Laut
150105|Air Hangat
150106|Gunung Kerinci
150107|Batang Merangin
150108|Keliling Danau
150109|Kayu Aro
150111|Air Hangat Timur
150115|Gunung Tujuh
150116|Siulak
150117|Depati Tujuh
150118|Siulak Mukai
150119|Kayu Aro Barat
150120|Bukit Kerman
150121|Air Hangat Barat
150122|Tanah Cogok
150123|Danau Kerinci Barat
150201|Jangkat
150202|Bangko
150203|Muara Siau
150204|Sungai Manau
150205|Tabir
150206|Pamenang
150207|Tabir Ulu
150208|Tabir Selatan
150209|Lembah Masurai
150210|Bangko Barat
150211|Nalo Tantan
150212|Batang Masumai
150213|Pamenang Barat
150214|Tabir Ilir
150215|Tabir Timur
150216|Renah Pembarap
150217|Pangkalan Jambu
150218|Jangkat Timur
150219|Renah Pamenang
150220|Pamenang Selatan
150221|Margo Tabir
150222|Tabir Lintas
150223|Tabir Barat
150224|Tiang Pumpung
150301|Batang Asai
150302|Limun
150303|Sarolangun
150304|Pauh
150305|Pelawan
150306|Mandiangin
150307|Air Hitam
150308|Bathin VIII
150309|Singkut
150310|Cermin Nan Gedang
150311|Mandiangin Timur
150401|Mersam
150402|Muara Tembesi
150403|Muara Bulian
150404|Batin XXIV
150405|Pemayung
150406|Maro Sebo Ulu
150407|Bajubang
150408|Maro Sebo Ilir
150501|Jambi Luar Kota
150502|Sekernan
150503|Kumpeh
150504|Maro Sebo
150505|Mestong
150506|Kumpeh Ulu
150507|Sungai Bahar
150508|Sungai Gelam
150509|Bahar Utara
150510|Bahar Selatan
150511|Taman Rajo
150601|Tungkal Ulu
150602|Tungkal Ilir
150603|Pengabuan
150604|Betara
150605|Merlung
150606|Tebing Tinggi
150607|Batang Asam
150608|Renah Mendaluh
150609|Muara Papalik
150610|Seberang Kota
150611|Bram Itam
150612|Kuala Betara
150613|Senyerang
150701|Muara Sabak Timur
150702|Nipah Panjang
150703|Mendahara
150704|Rantau Rasau
150705|Sadu
150706|Dendang
150707|Muara Sabak Barat
150708|Kuala Jambi
150709|Mendahara Ulu
150710|Geragai
150711|Berbak
150801|Tanah Tumbuh
150802|Rantau Pandan
150803|Pasar Muaro Bungo
150804|Jujuhan
150805|Tanah Sepenggal
150806|Pelepat
150807|Limbur Lubuk Mengkuang
150808|Muko-muko Bathin VII
150809|Pelepat Ilir
150810|Batin II Babeko
150811|Bathin III
150812|Bungo Dani
150813|Rimbo Tengah
150814|Bathin III Ulu
150815|Bathin II Pelayang
150816|Jujuhan Ilir
150817|Tanah Sepenggal Lintas
150901|Tebo Tengah
150902|Tebo Ilir
150903|Tebo Ulu
150904|Rimbo Bujang
150905|Sumay
150906|VII Koto
150907|Rimbo Ulu
150908|Rimbo Ilir
150909|Tengah Ilir
150910|Serai Serumpun
150911|VII Koto Ilir
150912|Muara Tabir
157101|Telanaipura
157102|Jambi Selatan
157103|Jambi Timur
157104|Pasar Jambi
157105|Pelayangan
157106|Danau Teluk
157107|Kota Baru
157108|Jelutung
157109|Alam Barajo
157110|Danau Sipin
157111|Paal Merah
157201|Sungai Penuh
157202|Pesisir Bukit
157203|Hamparan Rawang
157204|Tanah Kampung
157205|Kumun Debai
157206|Pondok Tinggi
157207|Koto Baru
157208|Sungai Bungkal
160107|Sosoh Buay Rayap
160108|Pengandonan
160109|Peninjauan
160113|Baturaja Barat
160114|Baturaja Timur
160120|Ulu Ogan
160121|Semidang Aji
160122|Lubuk Batang
160128|Lengkiti
160129|Sinar Peninjauan
160130|Lubuk Raja
160131|Muara Jaya
160132|Kedaton Peninjauan Raya
160202|Tanjung Lubuk
160203|Pedamaran
160204|Mesuji
160205|Kayu Agung
160208|Sirah Pulau Padang
160211|Tulung Selapan
160212|Pampangan
160213|Lempuing
160214|Air Sugihan
160215|Sungai Menang
160217|Jejawi
160218|Cengal
160219|Pangkalan Lampam
160220|Mesuji Makmur
160221|Mesuji Raya
160222|Lempuing Jaya
160223|Teluk Gelam
160224|Pedamaran Timur
160301|Tanjung Agung
160302|Muara Enim
160303|Rambang Niru
160304|Gunung Megang
160306|Gelumbang
160307|Lawang Kidul
160308|Semende Darat Laut
160309|Semende Darat Tengah
160310|Semende Darat Ulu
160311|Ujan Mas
160314|Lubai
160315|Rambang
160316|Sungai Rotan
160317|Lembak
160319|Benakat
160321|Kelekar
160322|Muara Belida
160323|Belimbing
160324|Belida Darat
160325|Lubai Ulu
160326|Empat Petulai Dangku
160327|Panang Enim
160401|Tanjungsakti Pumu
160406|Jarai
160407|Kota Agung
160408|Pulau Pinang
160409|Merapi Barat
160410|Lahat
160412|Pajar Bulan
160415|Mulak Ulu
160416|Kikim Selatan
160417|Kikim Timur
160418|Kikim Tengah
160419|Kikim Barat
160420|Pseksu
160421|Gumay Talang
160422|Pagar Gunung
160423|Merapi Timur
160424|Tanjung Sakti Pumi
160425|Gumay Ulu
160426|Merapi Selatan
160427|Tanjungtebat
160428|Muarapayang
160429|Sukamerindu
160430|Mulak Sebingkai
160431|Lahat Selatan
160501|Tugumulyo
160502|Muara Lakitan
160503|Muara Kelingi
160508|Jayaloka
160509|Muara Beliti
160510|STL Ulu Terawas
160511|Selangit
160512|Megang Sakti
160513|Purwodadi
160514|BTS. Ulu
160518|Tiang Pumpung Kepungut
160519|Sumber Harta
160520|Tuah Negeri
160521|Suka Karya
160601|Sekayu
160602|Lais
160603|Sungai Keruh
160604|Batang Hari Leko
160605|Sanga Desa
160606|Babat Toman
160607|Sungai Lilin
160608|Keluang
160609|Bayung Lencir
160610|Plakat Tinggi
160611|Lalan
160612|Tungkal Jaya
160613|Lawan Wetan
160614|Babat Supat
160615|Jirak Jaya
160701|Banyuasin I
160702|Banyuasin II
160703|Banyuasin III
160704|Pulau Rimau
160705|Betung
160706|Rambutan
160707|Muara Padang
160708|Muara Telang
160709|Makarti Jaya
160710|Talang Kelapa
160711|Rantau Bayur
160712|Tanjung Lago
160713|Muara Sugihan
160714|Air Salek
160715|Tungkal Ilir
160716|Suak Tapeh
160717|Sembawa
160718|Sumber Marga Telang
160719|Air Kumbang
160720|Karang Agung Ilir
160721|Selat Penuguan
160801|Martapura
160802|Buay Madang
160803|Belitang
160804|Cempaka
160805|Buay Pemuka Peliung
160806|Madang Suku II
160807|Madang Suku I
160808|Semendawai Suku III
160809|Belitang II
160810|Belitang III
160811|Bunga Mayang
160812|Buay Madang Timur
160813|Madang Suku III
160814|Semendawai Barat
160815|Semendawai Timur
160816|Jayapura
160817|Belitang Jaya
160818|Belitang Madang Raya
160819|Belitang Mulya
160820|Buay Pemuka Bangsa Raja
160901|Muara Dua
160902|Pulau Beringin
160903|Banding Agung
160904|Muara Dua Kisam
160905|Simpang
160906|Buay Sandang Aji
160907|Buay Runjung
160908|Mekakau Ilir
160909|Buay Pemaca
160910|Kisam Tinggi
160911|Kisam Ilir
160912|Buay Pematang Ribu Ranau Tengah
160913|Warkuk Ranau Selatan
160914|Runjung Agung
160915|Sungai Are
160916|Sindang Danau
160917|Buana Pemaca
160918|Tiga Dihaji
160919|Buay Rawan
161001|Muara Kuang
161002|Tanjung Batu
161003|Tanjung Raja
161004|Indralaya
161005|Pemulutan
161006|Rantau Alai
161007|Indralaya Utara
161008|Indralaya Selatan
161009|Pemulutan Selatan
161010|Pemulutan Barat
161011|Rantau Panjang
161012|Sungai Pinang
161013|Kandis
161014|Rambang Kuang
161015|Lubuk Keliat
161016|Payaraman
161101|Muara Pinang
161102|Pendopo
161103|Ulu Musi
161104|Tebing Tinggi
161105|Lintang Kanan
161106|Talang Padang
161107|Pasemah Air Keruh
161108|Sikap Dalam
161109|Saling
161110|Pendopo Barat
161201|Talang Ubi
161202|Penukal Utara
161203|Penukal
161204|Abab
161205|Tanah Abang
161301|Rupit
161302|Rawas Ulu
161303|Nibung
161304|Rawas Ilir
161305|Karang Dapo
161306|Karang Jaya
161307|Ulu Rawas
167101|Ilir Barat Dua
167102|Seberang Ulu Satu
167103|Seberang Ulu Dua
167104|Ilir Barat Satu
167105|Ilir Timur Satu
167106|Ilir Timur Dua
167107|Sukarami
167108|Sako
167109|Kemuning
167110|Kalidoni
167111|Bukitkecil
167112|Gandus
167113|Kertapati
167114|Plaju
167115|Alang-alang Lebar
167116|Sematangborang
167117|Jakabaring
167118|Ilir Timur Tiga
167201|Pagar Alam Utara
167202|Pagar Alam Selatan
167203|Dempo Utara
167204|Dempo Selatan
167205|Dempo Tengah
167301|Lubuk Linggau Timur I
167302|Lubuk Linggau Barat I
167303|Lubuk Linggau Selatan I
167304|Lubuk Linggau Utara I
167305|Lubuk Linggau Timur II
167306|Lubuk Linggau Barat II
167307|Lubuk Linggau Selatan II
167308|Lubuk Linggau Utara II
167401|Prabumulih Barat
167402|Prabumulih Timur
167403|Cambai
167404|Rambang Kapak Tengah
167405|Prabumulih Utara
167406|Prabumulih Selatan
170101|Kedurang
170102|Seginim
170103|Pino
170104|Manna
170105|Kota Manna
170106|Pino Raya
170107|Kedurang Ilir
170108|Air Nipis
170109|Ulu Manna
170110|Bunga Mas
170111|Pasar Manna
170206|Kota Padang
170207|Padang Ulak Tanding
170208|Sindang Kelingi
170209|Curup
170210|Bermani Ulu
170211|Selupu Rejang
170216|Curup Utara
170217|Curup Timur
170218|Curup Selatan
170219|Curup Tengah
170220|Binduriang
170221|Sindang Beliti Ulu
170222|Sindang Dataran
170223|Sindang Beliti Ilir
170224|Bermani Ulu Raya
170301|Enggano
170306|Kerkap
170307|Kota Arga Makmur
170308|Giri Mulya
170309|Padang Jaya
170310|Lais
170311|Batik Nau
170312|Ketahun
170313|Napal Putih
170314|Putri Hijau
170315|Air Besi
170316|Air Napal
170319|Hulu Palik
170320|Air Padang
170321|Arma Jaya
170322|Tanjung Agung Palik
170323|Ulok Kupai
170324|Pinang Raya
170325|Marga Sakti Sebelat
170401|Kinal
170402|Tanjung Kemuning
170403|Kaur Utara
170404|Kaur Tengah
170405|Kaur Selatan
170406|Maje
170407|Nasal
170408|Semidang Gumay
170409|Kelam Tengah
170410|Luas
170411|Muara Sahung
170412|Tetap
170413|Lungkang Kule
170414|Padang Guci Hilir
170415|Padang Guci Hulu
170501|Sukaraja
170502|Seluma
170503|Talo
170504|Semidang Alas
170505|Semidang Alas Maras
170506|Air Periukan
170507|Lubuk Sandi
170508|Seluma Barat
170509|Seluma Timur
170510|Seluma Utara
170511|Seluma Selatan
170512|Talo Kecil
170513|Ulu Talo
170514|Ilir Talo
170601|Lubuk Pinang
170602|Kota Mukomuko
170603|Teras Terunjam
170604|Pondok Suguh
170605|Ipuh
170606|Malin Deman
170607|Air Rami
170608|Teramang Jaya
170609|Selagan Raya
170610|Penarik
170611|XIV Koto
170612|V Koto
170613|Air Manjunto
170614|Air Dikit
170615|Sungai Rumbai
170701|Lebong Utara
170702|Lebong Atas
170703|Lebong Tengah
170704|Lebong Selatan
170705|Rimbo Pengadang
170706|Topos
170707|Bingin Kuning
170708|Lebong Sakti
170709|Tubei
170710|Amen
170711|Uram Jaya
170712|Pinang Belapis
170801|Bermani Ilir
170802|Ujan Mas
170803|Tebat Karai
170804|Kepahiang
170805|Merigi
170806|Kebawetan
170807|Seberang Musi
170808|Muara Kemumu
170901|Karang Tinggi
170902|Talang Empat
170903|Pondok Kelapa
170904|Pematang Tiga
170905|Pagar Jati
170906|Taba Penanjung
170907|Merigi Kelindang
170908|Merigi Sakti
170909|Pondok Kubang
170910|Bang Haji
170911|Semidang Lagan
177101|Selebar
177102|Gading Cempaka
177103|Teluk Segara
177104|Muara Bangka Hulu
177105|Kampung Melayu
177106|Ratu Agung
177107|Ratu Samban
177108|Sungai Serut
177109|Singaran Pati
180104|Natar
180105|Tanjung Bintang
180106|Kalianda
180107|Sidomulyo
180108|Katibung
180109|Penengahan
180110|Palas
180113|Jati Agung
180114|Ketapang
180115|Sragi
180116|Raja Basa
180117|Candipuro
180118|Merbau Mataram
180121|Bakauheni
180122|Tanjung Sari
180123|Way Sulan
180124|Way Panji
180201|Kalirejo
180202|Bangun Rejo
180203|Padang Ratu
180204|Gunung Sugih
180205|Trimurjo
180206|Punggur
180207|Terbanggi Besar
180208|Seputih Raman
180209|Rumbia
180210|Seputih Banyak
180211|Seputih Mataram
180212|Seputih Surabaya
180213|Terusan Nunyai
180214|Bumi Ratu Nuban
180215|Bekri
180216|Seputih Agung
180217|Way Pengubuan
180218|Bandar Mataram
180219|Pubian
180220|Selagai Lingga
180221|Anak Tuha
180222|Sendang Agung
180223|Kota Gajah
180224|Bumi Nabung
180225|Way Seputih
180226|Bandar Surabaya
180227|Anak Ratu Aji
180228|Putra Rumbia
180301|Bukit Kemuning
180302|Kotabumi
180303|Sungkai Selatan
180304|Tanjung Raja
180305|Abung Timur
180306|Abung Barat
180307|Abung Selatan
180308|Sungkai Utara
180309|Kotabumi Utara
180310|Kotabumi Selatan
180311|Abung Tengah
180312|Abung Tinggi
180313|Abung Semuli
180314|Abung Surakarta
180315|Muara Sungkai
180316|Bunga Mayang
180317|Hulu Sungkai
180318|Sungkai Tengah
180319|Abung Pekurun
180320|Sungkai Jaya
180321|Sungkai Barat
180322|Abung Kunang
180323|Blambangan Pagar
180404|Balik Bukit
180405|Sumber Jaya
180406|Belalau
180407|Way Tenong
180408|Sekincau
180409|Suoh
180410|Batu Brak
180411|Sukau
180415|Gedung Surian
180418|Kebun Tebu
180419|Air Hitam
180420|Pagar Dewa
180421|Batu Ketulis
180422|Lumbok Seminung
180423|Bandar Negeri Suoh
180502|Menggala
180506|Gedung Aji
180508|Banjar Agung
180511|Gedung Meneng
180512|Rawa Jitu Selatan
180513|Penawar Tama
180518|Rawa Jitu Timur
180520|Banjar Margo
180522|Rawa Pitu
180523|Penawar Aji
180525|Dente Teladas
180526|Meraksa Aji
180527|Gedung Aji Baru
180529|Banjar Baru
180530|Menggala Timur
180601|Kota Agung
180602|Talang Padang
180603|Wonosobo
180604|Pulau Panggung
180609|Cukuh Balak
180611|Pugung
180612|Semaka
180613|Sumberejo
180615|Ulu Belu
180616|Pematang Sawa
180617|Kelumbayan
180618|Kota Agung Barat
180619|Kota Agung Timur
180620|Gisting
180621|Gunung Alip
180624|Limau
180625|Bandar Negeri Semuong
180626|Air Naningan
180627|Bulok
180628|Kelumbayan Barat
180701|Sukadana
180702|Labuhan Maringgai
180703|Jabung
180704|Pekalongan
180705|Sekampung
180706|Batanghari
180707|Way Jepara
180708|Purbolinggo
180709|Raman Utara
180710|Metro Kibang
180711|Marga Tiga
180712|Sekampung Udik
180713|Batanghari Nuban
180714|Bumi Agung
180715|Bandar Sribhawono
180716|Mataram Baru
180717|Melinting
180718|Gunung Pelindung
180719|Pasir Sakti
180720|Waway Karya
180721|Labuhan Ratu
180722|Braja Selebah
180723|Way Bungur
180724|Marga Sekampung
180801|Blambangan Umpu
180802|Kasui
180803|Banjit
180804|Baradatu
180805|Bahuga
180806|Pakuan Ratu
180807|Negeri Agung
180808|Way Tuba
180809|Rebang Tangkas
180810|Gunung Labuhan
180811|Negara Batin
180812|Negeri Besar
180813|Buay Bahuga
180814|Bumi Agung
180815|Umpu Semenguk
180901|Gedong Tataan
180902|Negeri Katon
180903|Tegineneng
180904|Way Lima
180905|Padang Cermin
180906|Punduh Pidada
180907|Kedondong
180908|Marga Punduh
180909|Way Khilau
180910|Teluk Pandan
180911|Way Ratai
181001|Pringsewu
181002|Gading Rejo
181003|Ambarawa
181004|Pardasuka
181005|Pagelaran
181006|Banyumas
181007|Adiluwih
181008|Sukoharjo
181009|Pagelaran Utara
181101|Mesuji
181102|Mesuji Timur
181103|Rawa Jitu Utara
181104|Way Serdang
181105|Simpang Pematang
181106|Panca Jaya
181107|Tanjung Raya
181201|Tulang Bawang Tengah
181202|Tumijajar
181203|Tulang Bawang Udik
181204|Gunung Terang
181205|Gunung Agung
181206|Way Kenanga
181207|Lambu Kibang
181208|Pagar Dewa
181209|Batu Putih
181301|Pesisir Tengah
181302|Pesisir Selatan
181303|Lemong
181304|Pesisir Utara
181305|Karya Penggawa
181306|Pulau Pisang
181307|Way Krui
181308|Krui Selatan
181309|Ngambur
181310|Ngaras
181311|Bangkunat
187101|Kedaton
187102|Sukarame
187103|Tanjungkarang Barat
187104|Panjang
187105|Tanjungkarang Timur
187106|Tanjungkarang Pusat
187107|Telukbetung Selatan
187108|Telukbetung Barat
187109|Telukbetung Utara
187110|Rajabasa
187111|Tanjung Senang
187112|Sukabumi
187113|Kemiling
187114|Labuhan Ratu
187115|Way Halim
187116|Langkapura
187117|Enggal
187118|Kedamaian
187119|Telukbetung Timur
187120|Bumi Waras
187201|Metro Pusat
187202|Metro Utara
187203|Metro Barat
187204|Metro Timur
187205|Metro Selatan
190101|Sungailiat
190102|Belinyu
190103|Merawang
190104|Mendo Barat
190105|Pemali
190106|Bakam
190107|Riau Silip
190108|Puding Besar
190201|Tanjungpandan
190202|Membalong
190203|Selat Nasik
190204|Sijuk
190205|Badau
190301|Toboali
190302|Lepar
190303|Airgegas
190304|Simpang Rimba
190305|Payung
190306|Tukak Sadai
190307|Pulau Besar
190308|Kepulauan Pongok
190401|Koba
190402|Pangkalan Baru
190403|Sungai Selan
190404|Simpang Katis
190405|Namang
190406|Lubuk Besar
190501|Mentok
190502|Simpang Teritip
190503|Jebus
190504|Kelapa
190505|Tempilang
190506|Parittiga
190601|Manggar
190602|Gantung
190603|Dendang
190604|Kelapa Kampit
190605|Damar
190606|Simpang Renggiang
190607|Simpang Pesak
197101|Bukit Intan
197102|Taman Sari
197103|Pangkal Balam
197104|Rangkui
197105|Gerunggang
197106|Gabek
197107|Girimaya
210104|Gunung Kijang
210106|Bintan Timur
210107|Bintan Utara
210108|Teluk Bintan
210109|Tambelan
210110|Teluk Sebong
210112|Toapaya
210113|Mantang
210114|Bintan Pesisir
210115|Seri Kuala Lobam
210201|Moro
210202|Kundur
210203|Karimun
210204|Meral
210205|Tebing
210206|Buru
210207|Kundur Utara
210208|Kundur Barat
210209|Durai
210210|Meral Barat
210211|Ungar
210212|Belat
210213|Selat Gelam
210214|Sugie Besar
210304|Midai
210305|Bunguran Barat
210306|Serasan
210307|Bunguran Timur
210308|Bunguran Utara
210309|Subi
210310|Pulau Laut
210311|Pulau Tiga
210315|Bunguran Timur Laut
210316|Bunguran Tengah
210318|Bunguran Selatan
210319|Serasan Timur
210320|Bunguran Batubi
210321|Pulau Tiga Barat
210322|Suak Midai
210323|Pulau Panjang
210324|Pulau Seluan
210401|Singkep
210402|Lingga
210403|Senayang
210404|Singkep Barat
210405|Lingga Utara
210406|Singkep Pesisir
210407|Lingga Timur
210408|Selayar
210409|Singkep Selatan
210410|Kepulauan Posek
210411|Katang Bidare
210412|Temiang Pesisir
210413|Bakung Serumpun
210501|Siantan
210502|Palmatak
210503|Siantan Timur
210504|Siantan Selatan
210505|Jemaja Timur
210506|Jemaja
210507|Siantan Tengah
210508|Siantan Utara
210509|Jemaja Barat
210510|Kute Siantan
217101|Belakang Padang
217102|Batu Ampar
217103|Sekupang
217104|Nongsa
217105|Bulang
217106|Lubuk Baja
217107|Sei Beduk
217108|Galang
217109|Bengkong
217110|Batam Kota
217111|Sagulung
217112|Batu Aji
217201|Tanjung Pinang Barat
217202|Tanjung Pinang Timur
217203|Tanjung Pinang Kota
217204|Bukit Bestari
310101|Kepulauan Seribu Utara
310102|Kepulauan Seribu Selatan
317101|Gambir
317102|Sawah Besar
317103|Kemayoran
317104|Senen
317105|Cempaka Putih
317106|Menteng
317107|Tanah Abang
317108|Johar Baru
317201|Penjaringan
317202|Tanjung Priok
317203|Koja
317204|Cilincing
317205|Pademangan
317206|Kelapa Gading
317301|Cengkareng
317302|Grogol Petamburan
317303|Taman Sari
317304|Tambora
317305|Kebon Jeruk
317306|Kalideres
317307|Pal Merah
317308|Kembangan
317401|Tebet
317402|Setiabudi
317403|Mampang Prapatan
317404|Pasar Minggu
317405|Kebayoran Lama
317406|Cilandak
317407|Kebayoran Baru
317408|Pancoran
317409|Jagakarsa
317410|Pesanggrahan
317501|Matraman
317502|Pulogadung
317503|Jatinegara
317504|Kramatjati
317505|Pasar Rebo
317506|Cakung
317507|Duren Sawit
317508|Makasar
317509|Ciracas
317510|Cipayung
320101|Cibinong
320102|Gunungputri
320103|Citeureup
320104|Sukaraja
320105|Babakan Madang
320106|Jonggol
320107|Cileungsi
320108|Cariu
320109|Sukamakmur
320110|Parung
320111|Gunungsindur
320112|Kemang
320113|Bojonggede
320114|Leuwiliang
320115|Ciampea
320116|Cibungbulang
320117|Pamijahan
320118|Rumpin
320119|Jasinga
320120|Parungpanjang
320121|Nanggung
320122|Cigudeg
320123|Tenjo
320124|Ciawi
320125|Cisarua
320126|Megamendung
320127|Caringin
320128|Cijeruk
320129|Ciomas
320130|Dramaga
320131|Tamansari
320132|Klapanunggal
320133|Ciseeng
320134|Rancabungur
320135|Sukajaya
320136|Tanjungsari
320137|Tajurhalang
320138|Cigombong
320139|Leuwisadeng
320140|Tenjolaya
320201|Palabuhanratu
320202|Simpenan
320203|Cikakak
320204|Bantargadung
320205|Cisolok
320206|Cikidang
320207|Lengkong
320208|Jampangtengah
320209|Warungkiara
320210|Cikembar
320211|Cibadak
320212|Nagrak
320213|Parungkuda
320214|Bojonggenteng
320215|Parakansalak
320216|Cicurug
320217|Cidahu
320218|Kalapanunggal
320219|Kabandungan
320220|Waluran
320221|Jampangkulon
320222|Ciemas
320223|Kalibunder
320224|Surade
320225|Cibitung
320226|Ciracap
320227|Gunungguruh
320228|Cicantayan
320229|Cisaat
320230|Kadudampit
320231|Caringin
320232|Sukabumi
320233|Sukaraja
320234|Kebonpedes
320235|Cireunghas
320236|Sukalarang
320237|Pabuaran
320238|Purabaya
320239|Nyalindung
320240|Gegerbitung
320241|Sagaranten
320242|Curugkembar
320243|Cidolog
320244|Cidadap
320245|Tegalbuleud
320246|Cimanggu
320247|Ciambar
320301|Cianjur
320302|Warungkondang
320303|Cibeber
320304|Cilaku
320305|Ciranjang
320306|Bonjogpicung
320307|Karangtengah
320308|Mande
320309|Sukaluyu
320310|Pacet
320311|Cugenang
320312|Cikalongkulon
320313|Sukaresmi
320314|Sukanagara
320315|Campaka
320316|Takokak
320317|Kadupandak
320318|Pagelarang
320319|Tanggeung
320320|Cubinong
320321|Sindangbarang
320322|Agrabinta
320323|Cidaun
320324|Naringgul
320325|Campakamulya
320326|Cikadu
320327|Gekbrong
320328|Cipanas
320329|Cijati
320330|Leles
320331|Haurwangi
320332|Pasirkuda
320405|Cileunyi
320406|Cimenyan
320407|Cilengkrang
320408|Bojongsoang
320409|Margahayu
320410|Margaasih
320411|Katapang
320412|Dayeuhkolot
320413|Banjaran
320414|Pameungpeuk
320415|Pangalengan
320416|Arjasari
320417|Cimaung
320425|Cicalengka
320426|Nagreg
320427|Cikancung
320428|Rancaekek
320429|Ciparay
320430|Pacet
320431|Kertasari
320432|Baleendah
320433|Majalaya
320434|Solokanjeruk
320435|Paseh
320436|Ibun
320437|Soreang
320438|Pasirjambu
320439|Ciwidey
320440|Rancabali
320444|Cangkuang
320446|Kutawaringin
320501|Garut Kota
320502|Karangpawitan
320503|Wanaraja
320504|Tarogong Kaler
320505|Tarogong Kidul
320506|Banyuresmi
320507|Samarang
320508|Pasirwangi
320509|Leles
320510|Kadungora
320511|Leuwigoong
320512|Cibatu
320513|Kersamanah
320514|Malangbong
320515|Sukawening
320516|Karangtengah
320517|Bayongbong
320518|Cigedug
320519|Cilawu
320520|Cisurupan
320521|Sukaresmi
320522|Cikajang
320523|Banjarwangi
320524|Singajaya
320525|Cihurip
320526|Peundeuy
320527|Pameungpeuk
320528|Cisompet
320529|Cibalong
320530|Cikelet
320531|Bungbulang
320532|Mekarmukti
320533|Pakenjeng
320534|Pamulihan
320535|Cisewu
320536|Caringin
320537|Talegong
320538|Bl. Limbangan
320539|Selaawi
320540|Cibiuk
320541|Pangatikan
320542|Sucinaraja
320601|Cipatujah
320602|Karangnunggal
320603|Cikalong
320604|Pancatengah
320605|Cikatomas
320606|Cibalong
320607|Parungponteng
320608|Bantarkalong
320609|Bojongasih
320610|Culamega
320611|Bojonggambir
320612|Sodonghilir
320613|Taraju
320614|Salawu
320615|Puspahiang
320616|Tanjungjaya
320617|Sukaraja
320618|Salopa
320619|Jatiwaras
320620|Cineam
320621|Karang Jaya
320622|Manonjaya
320623|Gunung Tanjung
320624|Singaparna
320625|Mangunreja
320626|Sukarame
320627|Cigalontang
320628|Leuwisari
320629|Padakembang
320630|Sariwangi
320631|Sukaratu
320632|Cisayong
320633|Sukahening
320634|Rajapolah
320635|Jamanis
320636|Ciawi
320637|Kadipaten
320638|Pagerageung
320639|Sukaresik
320701|Ciamis
320702|Cikoneng
320703|Cijeungjing
320704|Sadananya
320705|Cidolog
320706|Cihaurbeuti
320707|Panumbangan
320708|Panjalu
320709|Kawali
320710|Panawangan
320711|Cipaku
320712|Jatinagara
320713|Rajadesa
320714|Sukadana
320715|Rancah
320716|Tambaksari
320717|Lakbok
320718|Banjarsari
320719|Pamarican
320729|Cimaragas
320730|Cisaga
320731|Sindangkasih
320732|Baregbeg
320733|Sukamantri
320734|Lumbung
320735|Purwadadi
320737|Banjaranyar
320801|Kadugede
320802|Ciniru
320803|Subang
320804|Ciwaru
320805|Cibingbin
320806|Luragung
320807|Lebakwangi
320808|Garawangi
320809|Kuningan
320810|Ciawigebang
320811|Cidahu
320812|Jalaksana
320813|Cilimus
320814|Mandirancan
320815|Selajambe
320816|Kramatmulya
320817|Darma
320818|Cigugur
320819|Pasawahan
320820|Nusaherang
320821|Cipicung
320822|Pancalang
320823|Japara
320824|Cimahi
320825|Cilebak
320826|Hantara
320827|Kalimanggis
320828|Cibeureum
320829|Karangkancana
320830|Maleber
320831|Sindangagung
320832|Cigandamekar
320901|Waled
320902|Ciledug
320903|Losari
320904|Pabedilan
320905|Babakan
320906|Karangsembung
320907|Lemahabang
320908|Susukan Lebak
320909|Sedong
320910|Astanajapura
320911|Pangenan
320912|Mundu
320913|Beber
320914|Talun
320915|Sumber
320916|Dukupuntang
320917|Palimanan
320918|Plumbon
320919|Weru
320920|Kedawung
320921|Gunung Jati
320922|Kepetakan
320923|Klangenan
320924|Arjawinangun
320925|Panguragan
320926|Ciwaringin
320927|Susukan
320928|Gegesik
320929|Kaliwedi
320930|Gebang
320931|Depok
320932|Pasaleman
320933|Pabuaran
320934|Karangwareng
320935|Tengah Tani
320936|Plered
320937|Gempol
320938|Greged
320939|Suranenggala
320940|Jamblang
321001|Lemahsugih
321002|Bantarujeg
321003|Cikijing
321004|Talaga
321005|Argapura
321006|Maja
321007|Majalengka
321008|Sukahaji
321009|Rajagaluh
321010|Leuwimunding
321011|Jatiwangi
321012|Dawuan
321013|Kadipaten
321014|Kertajati
321015|Jatitujuh
321016|Ligung
321017|Sumberjaya
321018|Panyingkiran
321019|Palasah
321020|Cigasong
321021|Sindangwangi
321022|Banjaran
321023|Cingambul
321024|Kasokandel
321025|Sindang
321026|Malausma
321101|Wado
321102|Jatinunggal
321103|Darmaraja
321104|Cibugel
321105|Cisitu
321106|Situraja
321107|Conggeang
321108|Paseh
321109|Surian
321110|Buahdua
321111|Tanjungsari
321112|Sukasari
321113|Pamulihan
321114|Cimanggung
321115|Jatinangor
321116|Rancakalong
321117|Sumedang Selatan
321118|Sumedang Utara
321119|Ganeas
321120|Tanjungkerta
321121|Tanjungmedar
321122|Cimalaka
321123|Cisarua
321124|Tomo
321125|Ujungjaya
321126|Jatigede
321201|Haurgeulis
321202|Kroya
321203|Gabuswetan
321204|Cikedung
321205|Lelea
321206|Bangodua
321207|Widasari
321208|Kertasemaya
321209|Krangkeng
321210|Karangampel
321211|Juntinyuat
321212|Sliyeg
321213|Jatibarang
321214|Balongan
321215|Indramayu
321216|Sindang
321217|Cantigi
321218|Lohbener
321219|Arahan
321220|Losarang
321221|Kandanghaur
321222|Bongas
321223|Anjatan
321224|Sukra
321225|Gantar
321226|Terisi
321227|Sukagumiwang
321228|Kedokan Bunder
321229|Pasekan
321230|Tukdana
321231|Patrol
321301|Sagalaherang
321302|Cisalak
321303|Subang
321304|Kalijati
321305|Pabuaran
321306|Purwadadi
321307|Pagaden
321308|Binong
321309|Ciasem
321310|Pusakanagara
321311|Pamanukan
321312|Jalancagak
321313|Blanakan
321314|Tanjungsiang
321315|Compreng
321316|Patokbeusi
321317|Cibogo
321318|Cipunagara
321319|Cijambe
321320|Cipeundeuy
321321|Legonkulon
321322|Cikaum
321323|Serangpanjang
321324|Sukasari
321325|Tambakdahan
321326|Kasomalang
321327|Dawuan
321328|Pagaden Barat
321329|Ciater
321330|Pusakajaya
321401|Purwakarta
321402|Campaka
321403|Jatiluhur
321404|Plered
321405|Sukatani
321406|Darangdan
321407|Maniis
321408|Tegalwaru
321409|Wanayasa
321410|Pasawahan
321411|Bojong
321412|Babakancikao
321413|Bungursari
321414|Cibatu
321415|Sukasari
321416|Pondoksalam
321417|Kiarapedes
321501|Karawang Barat
321502|Pangkalan
321503|Telukjambe Timur
321504|Ciampel
321505|Klari
321506|Rengasdengklok
321507|Kutawaluya
321508|Batujaya
321509|Tirtajaya
321510|Pedes
321511|Cibuaya
321512|Pakisjaya
321513|Cikampek
321514|Jatisari
321515|Cilamaya Wetan
321516|Tirtamulya
321517|Telagasari
321518|Rawamerta
321519|Lemahabang
321520|Tempuran
321521|Majalaya
321522|Jayakerta
321523|Cilamaya Kulon
321524|Banyusari
321525|Kota Baru
321526|Karawang Timur
321527|Telukjambe Barat
321528|Tegalwaru
321529|Purwasari
321530|Cilebar
321601|Tarumajaya
321602|Babelan
321603|Sukawangi
321604|Tambelang
321605|Tambun Utara
321606|Tambun Selatan
321607|Cibitung
321608|Cikarang Barat
321609|Cikarang Utara
321610|Karang Bahagia
321611|Cikarang Timur
321612|Kedung Waringin
321613|Pebayuran
321614|Sukakarya
321615|Sukatani
321616|Cabangbungin
321617|Muaragembong
321618|Setu
321619|Cikarang Selatan
321620|Cikarang Pusat
321621|Serang Baru
321622|Cibarusah
321623|Bojongmangu
321701|Lembang
321702|Parongpong
321703|Cisarua
321704|Cikalongwetan
321705|Cipeundeuy
321706|Ngamprah
321707|Cipatat
321708|Padalarang
321709|Batujajar
321710|Cihampelas
321711|Cililin
321712|Cipongkor
321713|Rongga
321714|Sindangkerta
321715|Gununghalu
321716|Saguling
321801|Parigi
321802|Cijulang
321803|Cimerak
321804|Cigugur
321805|Langkaplancar
321806|Mangunjaya
321807|Padaherang
321808|Kalipucang
321809|Pangandaran
321810|Sidamulih
327101|Bogor Selatan
327102|Bogor Timur
327103|Bogor Tengah
327104|Bogor Barat
327105|Bogor Utara
327106|Tanah Sareal
327201|Gunung Puyuh
327202|Cikole
327203|Citamiang
327204|Warudoyong
327205|Baros
327206|Lembursitu
327207|Cibeureum
327301|Sukasari
327302|Coblong
327303|Babakan Ciparay
327304|Bojongloa Kaler
327305|Andir
327306|Cicendo
327307|Sukajadi
327308|Cidadap
327309|Bandung Wetan
327310|Astanaanyar
327311|Regol
327312|Batununggal
327313|Lengkong
327314|Cibeunying Kidul
327315|Bandung Kulon
327316|Kiaracondong
327317|Bojongloa Kidul
327318|Cibeunying Kaler
327319|Sumur Bandung
327320|Antapani
327321|Bandung Kidul
327322|Buahbatu
327323|Rancasari
327324|Arcamanik
327325|Cibiru
327326|Ujungberung
327327|Gedebage
327328|Panyileukan
327329|Cinambo
327330|Mandalajati
327401|Kejaksan
327402|Lemahwungkuk
327403|Harjamukti
327404|Pekalipan
327405|Kesambi
327501|Bekasi Timur
327502|Bekasi Barat
327503|Bekasi Utara
327504|Bekasi Selatan
327505|Rawalumbu
327506|Medansatria
327507|Bantargebang
327508|Pondokgede
327509|Jatiasih
327510|Jatisampurna
327511|Mustikajaya
327512|Pondokmelati
327601|Pancoran Mas
327602|Cimanggis
327603|Sawangan
327604|Limo
327605|Sukmajaya
327606|Beji
327607|Cipayung
327608|Cilodong
327609|Cinere
327610|Tapos
327611|Bojongsari
327701|Cimahi Selatan
327702|Cimahi Tengah
327703|Cimahi Utara
327801|Cihideung
327802|Cipedes
327803|Tawang
327804|Indihiang
327805|Kawalu
327806|Cibeureum
327807|Tamansari
327808|Mangkubumi
327809|Bungursari
327810|Purbaratu
327901|Banjar
327902|Pataruman
327903|Purwaharja
327904|Langensari
330101|Kedungreja
330102|Kesugihan
330103|Adipala
330104|Binangun
330105|Nusawungu
330106|Kroya
330107|Maos
330108|Jeruklegi
330109|Kawunganten
330110|Gandrungmangu
330111|Sidareja
330112|Karangpucung
330113|Cimanggu
330114|Majenang
330115|Wanareja
330116|Dayeuhluhur
330117|Sampang
330118|Cipari
330119|Patimuan
330120|Bantarsari
330121|Cilacap Selatan
330122|Cilacap Tengah
330123|Cilacap Utara
330124|Kampung Laut
330201|Lumbir
330202|Wangon
330203|Jatilawang
330204|Rawalo
330205|Kebasen
330206|Kemranjen
330207|Sumpiuh
330208|Tambak
330209|Somagede
330210|Kalibagor
330211|Banyumas
330212|Patikraja
330213|Purwojati
330214|Ajibarang
330215|Gumelar
330216|Pekuncen
330217|Cilongok
330218|Karanglewas
330219|Sokaraja
330220|Kembaran
330221|Sumbang
330222|Baturraden
330223|Kedungbanteng
330224|Purwokerto Selatan
330225|Purwokerto Barat
330226|Purwokerto Timur
330227|Purwokerto Utara
330301|Kemangkon
330302|Bukateja
330303|Kejobong
330304|Kaligondang
330305|Purbalingga
330306|Kalimanah
330307|Kutasari
330308|Mrebet
330309|Bobotsari
330310|Karangreja
330311|Karanganyar
330312|Karangmoncol
330313|Rembang
330314|Bojongsari
330315|Padamara
330316|Pengadegan
330317|Karangjambu
330318|Kertanegara
330401|Susukan
330402|Purworeja Klampok
330403|Mandiraja
330404|Purwanegara
330405|Bawang
330406|Banjarnegara
330407|Sigaluh
330408|Madukara
330409|Banjarmangu
330410|Wanadadi
330411|Rakit
330412|Punggelan
330413|Karangkobar
330414|Pagentan
330415|Pejawaran
330416|Batur
330417|Wanayasa
330418|Kalibening
330419|Pandanarum
330420|Pagedongan
330501|Ayah
330502|Buayan
330503|Puring
330504|Petanahan
330505|Klirong
330506|Buluspesantren
330507|Ambal
330508|Mirit
330509|Prembun
330510|Kutowinangun
330511|Alian
330512|Kebumen
330513|Pejagoan
330514|Sruweng
330515|Adimulyo
330516|Kuwarasan
330517|Rowokele
330518|Sempor
330519|Gombong
330520|Karanganyar
330521|Karanggayam
330522|Sadang
330523|Bonorowo
330524|Padureso
330525|Poncowarno
330526|Karangsambung
330601|Grabag
330602|Ngombol
330603|Purwodadi
330604|Bagelen
330605|Kaligesing
330606|Purworejo
330607|Banyuurip
330608|Bayan
330609|Kutoarjo
330610|Butuh
330611|Pituruh
330612|Kemiri
330613|Bruno
330614|Gebang
330615|Loano
330616|Bener
330701|Wadaslintang
330702|Kepil
330703|Sapuran
330704|Kaliwiro
330705|Leksono
330706|Selomerto
330707|Kalikajar
330708|Kertek
330709|Wonosobo
330710|Watumalang
330711|Mojotengah
330712|Garung
330713|Kejajar
330714|Sukoharjo
330715|Kalibawang
330801|Salaman
330802|Borobudur
330803|Ngluwar
330804|Salam
330805|Srumbung
330806|Dukun
330807|Sawangan
330808|Muntilan
330809|Mungkid
330810|Mertoyudan
330811|Tempuran
330812|Kajoran
330813|Kaliangkrik
330814|Bandongan
330815|Candimulyo
330816|Pakis
330817|Ngablak
330818|Grabag
330819|Tegalrejo
330820|Secang
330821|Windusari
330901|Selo
330902|Ampel
330903|Cepogo
330904|Musuk
330905|Boyolali
330906|Mojosongo
330907|Teras
330908|Sawit
330909|Banyudono
330910|Sambi
330911|Ngemplak
330912|Nogosari
330913|Simo
330914|Karanggede
330915|Klego
330916|Andong
330917|Kemusu
330918|Wonosegoro
330919|Juwangi
330920|Gladagsari
330921|Tamansari
330922|Wonosamodro
331001|Prambanan
331002|Gantiwarno
331003|Wedi
331004|Bayat
331005|Cawas
331006|Trucuk
331007|Kebonarum
331008|Jogonalan
331009|Manisrenggo
331010|Karangnongko
331011|Ceper
331012|Pedan
331013|Karangdowo
331014|Juwiring
331015|Wonosari
331016|Delanggu
331017|Polanharjo
331018|Karanganom
331019|Tulung
331020|Jatinom
331021|Kemalang
331022|Ngawen
331023|Kalikotes
331024|Klaten Utara
331025|Klaten Tengah
331026|Klaten Selatan
331101|Weru
331102|Bulu
331103|Tawangsari
331104|Sukoharjo
331105|Nguter
331106|Bendosari
331107|Polokarto
331108|Mojolaban
331109|Grogol
331110|Baki
331111|Gatak
331112|Kartasura
331201|Pracimantoro
331202|Giritontro
331203|Giriwoyo
331204|Batuwarno
331205|Tirtomoyo
331206|Nguntoronadi
331207|Baturetno
331208|Eromoko
331209|Wuryantoro
331210|Manyaran
331211|Selogiri
331212|Wonogiri
331213|Ngadirojo
331214|Sidoharjo
331215|Jatiroto
331216|Kismantoro
331217|Purwantoro
331218|Bulukerto
331219|Slogohimo
331220|Jatisrono
331221|Jatipurno
331222|Girimarto
331223|Karangtengah
331224|Paranggupito
331225|Puhpelem
331301|Jatipuro
331302|Jatiyoso
331303|Jumapolo
331304|Jumantono
331305|Matesih
331306|Tawangmangu
331307|Ngargoyoso
331308|Karangpandan
331309|Karanganyar
331310|Tasikmadu
331311|Jaten
331312|Colomadu
331313|Gondangrejo
331314|Kebakkramat
331315|Mojogedang
331316|Kerjo
331317|Jenawi
331401|Kalijambe
331402|Plupuh
331403|Masaran
331404|Kedawung
331405|Sambirejo
331406|Gondang
331407|Sambungmacan
331408|Ngrampal
331409|Karangmalang
331410|Sragen
331411|Sidoharjo
331412|Tanon
331413|Gemolong
331414|Miri
331415|Sumberlawang
331416|Mondokan
331417|Sukodono
331418|Gesi
331419|Tangen
331420|Jenar
331501|Kedungjati
331502|Karangrayung
331503|Penawangan
331504|Toroh
331505|Geyer
331506|Pulokulon
331507|Kradenan
331508|Gabus
331509|Ngaringan
331510|Wirosari
331511|Tawangharjo
331512|Grobogan
331513|Purwodadi
331514|Brati
331515|Klambu
331516|Godong
331517|Gubug
331518|Tegowanu
331519|Tanggungharjo
331601|Jati
331602|Randublatung
331603|Kradenan
331604|Kedungtuban
331605|Cepu
331606|Sambong
331607|Jiken
331608|Jepon
331609|Blora
331610|Tunjungan
331611|Banjarejo
331612|Ngawen
331613|Kunduran
331614|Todanan
331615|Bogorejo
331616|Japah
331701|Sumber
331702|Bulu
331703|Gunem
331704|Sale
331705|Sarang
331706|Sedan
331707|Pamotan
331708|Sulang
331709|Kaliori
331710|Rembang
331711|Pancur
331712|Kragan
331713|Sluke
331714|Lasem
331801|Sukolilo
331802|Kayen
331803|Tambakromo
331804|Winong
331805|Pucakwangi
331806|Jaken
331807|Batangan
331808|Juwana
331809|Jakenan
331810|Pati
331811|Gabus
331812|Margorejo
331813|Gembong
331814|Tlogowungu
331815|Wedarijaksa
331816|Margoyoso
331817|Gunungwungkal
331818|Cluwak
331819|Tayu
331820|Dukuhseti
331821|Trangkil
331901|Kaliwungu
331902|Kota Kudus
331903|Jati
331904|Undaan
331905|Mejobo
331906|Jekulo
331907|Bae
331908|Gebog
331909|Dawe
332001|Kedung
332002|Pecangaan
332003|Welahan
332004|Mayong
332005|Batealit
332006|Jepara
332007|Mlonggo
332008|Bangsri
332009|Keling
332010|Karimunjawa
332011|Tahunan
332012|Nalumsari
332013|Kalinyamatan
332014|Kembang
332015|Pakis Aji
332016|Donorojo
332101|Mranggen
332102|Karangawen
332103|Guntur
332104|Sayung
332105|Karangtengah
332106|Wonosalam
332107|Dempet
332108|Gajah
332109|Karanganyar
332110|Mijen
332111|Demak
332112|Bonang
332113|Wedung
332114|Kebonagung
332201|Getasan
332202|Tengaran
332203|Susukan
332204|Suruh
332205|Pabelan
332206|Tuntang
332207|Banyubiru
332208|Jambu
332209|Sumowono
332210|Ambarawa
332211|Bawen
332212|Bringin
332213|Bergas
332215|Pringapus
332216|Bancak
332217|Kaliwungu
332218|Ungaran Barat
332219|Ungaran Timur
332220|Bandungan
332301|Bulu
332302|Tembarak
332303|Temanggung
332304|Pringsurat
332305|Kaloran
332306|Kandangan
332307|Kedu
332308|Parakan
332309|Ngadirejo
332310|Jumo
332311|Tretep
332312|Candiroto
332313|Kranggan
332314|Tlogomulyo
332315|Selopampang
332316|Bansari
332317|Kledung
332318|Bejen
332319|Wonoboyo
332320|Gemawang
332401|Plantungan
332402|Pageruyung
332403|Sukorejo
332404|Patean
332405|Singorojo
332406|Limbangan
332407|Boja
332408|Kaliwungu
332409|Brangsong
332410|Pegandon
332411|Gemuh
332412|Weleri
332413|Cepiring
332414|Patebon
332415|Kendal
332416|Rowosari
332417|Kangkung
332418|Ringinarum
332419|Ngampel
332420|Kaliwungu Selatan
332501|Wonotunggal
332502|Bandar
332503|Blado
332504|Reban
332505|Bawang
332506|Tersono
332507|Gringsing
332508|Limpung
332509|Subah
332510|Tulis
332511|Batang
332512|Warungasem
332513|Kandeman
332514|Pecalungan
332515|Banyuputih
332601|Kandangserang
332602|Paninggaran
332603|Lebakbarang
332604|Petungkriyono
332605|Talun
332606|Doro
332607|Karanganyar
332608|Kajen
332609|Kesesi
332610|Sragi
332611|Bojong
332612|Wonopringgo
332613|Kedungwuni
332614|Buaran
332615|Tirto
332616|Wiradesa
332617|Siwalan
332618|Karangdadap
332619|Wonokerto
332701|Moga
332702|Pulosari
332703|Belik
332704|Watukumpul
332705|Bodeh
332706|Bantarbolang
332707|Randudongkal
332708|Pemalang
332709|Taman
332710|Petarukan
332711|Ampelgading
332712|Comal
332713|Ulujami
332714|Warungpring
332801|Margasari
332802|Bumijawa
332803|Bojong
332804|Balapulang
332805|Pagerbarang
332806|Lebaksiu
332807|Jatinegara
332808|Kedungbanteng
332809|Pangkah
332810|Slawi
332811|Adiwerna
332812|Talang
332813|Dukuhturi
332814|Tarub
332815|Kramat
332816|Suradadi
332817|Warureja
332818|Dukuhwaru
332901|Salem
332902|Bantarkawung
332903|Bumiayu
332904|Paguyangan
332905|Sirampog
332906|Tonjong
332907|Jatibarang
332908|Wanasari
332909|Brebes
332910|Songgom
332911|Kersana
332912|Losari
332913|Tanjung
332914|Bulakamba
332915|Larangan
332916|Ketanggungan
332917|Banjarharjo
337101|Magelang Selatan
337102|Magelang Utara
337103|Magelang Tengah
337201|Laweyan
337202|Serengan
337203|Pasar Kliwon
337204|Jebres
337205|Banjarsari
337301|Sidorejo
337302|Tingkir
337303|Argomulyo
337304|Sidomukti
337401|Semarang Tengah
337402|Semarang Utara
337403|Semarang Timur
337404|Gayamsari
337405|Genuk
337406|Pedurungan
337407|Semarang Selatan
337408|Candisari
337409|Gajahmungkur
337410|Tembalang
337411|Banyumanik
337412|Gunungpati
337413|Semarang Barat
337414|Mijen
337415|Ngaliyan
337416|Tugu
337501|Pekalongan Barat
337502|Pekalongan Timur
337503|Pekalongan Utara
337504|Pekalongan Selatan
337601|Tegal Barat
337602|Tegal Timur
337603|Tegal Selatan
337604|Margadana
340101|Temon
340102|Wates
340103|Panjatan
340104|Galur
340105|Lendah
340106|Sentolo
340107|Pengasih
340108|Kokap
340109|Girimulyo
340110|Nanggulan
340111|Samigaluh
340112|Kalibawang
340201|Srandakan
340202|Sanden
340203|Kretek
340204|Pundong
340205|Bambanglipuro
340206|Pandak
340207|Pajangan
340208|Bantul
340209|Jetis
340210|Imogiri
340211|Dlingo
340212|Banguntapan
340213|Pleret
340214|Piyungan
340215|Sewon
340216|Kasihan
340217|Sedayu
340301|Wonosari
340302|Nglipar
340303|Playen
340304|Patuk
340305|Paliyan
340306|Panggang
340307|Tepus
340308|Semanu
340309|Karangmojo
340310|Ponjong
340311|Rongkop
340312|Semin
340313|Ngawen
340314|Gedangsari
340315|Saptosari
340316|Girisubo
340317|Tanjungsari
340318|Purwosari
340401|Gamping
340402|Godean
340403|Moyudan
340404|Minggir
340405|Seyegan
340406|Mlati
340407|Depok
340408|Berbah
340409|Prambanan
340410|Kalasan
340411|Ngemplak
340412|Ngaglik
340413|Sleman
340414|Tempel
340415|Turi
340416|Pakem
340417|Cangkringan
347101|Tegalrejo
347102|Jetis
347103|Gondokusuman
347104|Danurejan
347105|Gedongtengen
347106|Ngampilan
347107|Wirobrajan
347108|Mantrijeron
347109|Kraton
347110|Gondomanan
347111|Pakualaman
347112|Mergangsan
347113|Umbulharjo
347114|Kotagede
350101|Donorojo
350102|Pringkuku
350103|Punung
350104|Pacitan
350105|Kebonagung
350106|Arjosari
350107|Nawangan
350108|Bandar
350109|Tegalombo
350110|Tulakan
350111|Ngadirojo
350112|Sudimoro
350201|Slahung
350202|Ngrayun
350203|Bungkal
350204|Sambit
350205|Sawoo
350206|Sooko
350207|Pulung
350208|Mlarak
350209|Jetis
350210|Siman
350211|Balong
350212|Kauman
350213|Badegan
350214|Sampung
350215|Sukorejo
350216|Babadan
350217|Ponorogo
350218|Jenangan
350219|Ngebel
350220|Jambon
350221|Pudak
350301|Panggul
350302|Munjungan
350303|Pule
350304|Dongko
350305|Tugu
350306|Karangan
350307|Kampak
350308|Watulimo
350309|Bendungan
350310|Gandusari
350311|Trenggalek
350312|Pogalan
350313|Durenan
350314|Suruh
350401|Tulungagung
350402|Boyolangu
350403|Kedungwaru
350404|Ngantru
350405|Kauman
350406|Pagerwojo
350407|Sendang
350408|Karangrejo
350409|Gondang
350410|Sumbergempol
350411|Ngunut
350412|Pucanglaban
350413|Rejotangan
350414|Kalidawir
350415|Besuki
350416|Campurdarat
350417|Bandung
350418|Pakel
350419|Tanggunggunung
350501|Wonodadi
350502|Udanawu
350503|Srengat
350504|Kademangan
350505|Bakung
350506|Ponggok
350507|Sanankulon
350508|Wonotirto
350509|Nglegok
350510|Kanigoro
350511|Garum
350512|Sutojayan
350513|Panggungrejo
350514|Talun
350515|Gandusari
350516|Binangun
350517|Wlingi
350518|Doko
350519|Kesamben
350520|Wates
350521|Selorejo
350522|Selopuro
350601|Semen
350602|Mojo
350603|Kras
350604|Ngadiluwih
350605|Kandat
350606|Wates
350607|Ngancar
350608|Puncu
350609|Plosoklaten
350610|Gurah
350611|Pagu
350612|Gampengrejo
350613|Grogol
350614|Papar
350615|Purwoasri
350616|Plemahan
350617|Pare
350618|Kepung
350619|Kandangan
350620|Tarokan
350621|Kunjang
350622|Banyakan
350623|Ringinrejo
350624|Kayen Kidul
350625|Ngasem
350626|Badas
350701|Donomulyo
350702|Pagak
350703|Bantur
350704|Sumbermanjing Wetan
350705|Dampit
350706|Ampelgading
350707|Poncokusumo
350708|Wajak
350709|Turen
350710|Gondanglegi
350711|Kalipare
350712|Sumberpucung
350713|Kepanjen
350714|Bululawang
350715|Tajinan
350716|Tumpang
350717|Jabung
350718|Pakis
350719|Pakisaji
350720|Ngajum
350721|Wagir
350722|Dau
350723|Karangploso
350724|Singosari
350725|Lawang
350726|Pujon
350727|Ngantang
350728|Kasembon
350729|Gedangan
350730|Tirtoyudo
350731|Kromengan
350732|Wonosari
350733|Pagelaran
350801|Tempursari
350802|Pronojiwo
350803|Candipuro
350804|Pasirian
350805|Tempeh
350806|Kunir
350807|Yosowilangun
350808|Rowokangkung
350809|Tekung
350810|Lumajang
350811|Pasrujambe
350812|Senduro
350813|Gucialit
350814|Padang
350815|Sukodono
350816|Kedungjajang
350817|Jatiroto
350818|Randuagung
350819|Klakah
350820|Ranuyoso
350821|Sumbersuko
350901|Jombang
350902|Kencong
350903|Sumberbaru
350904|Gumukmas
350905|Umbulsari
350906|Tanggul
350907|Semboro
350908|Puger
350909|Bangsalsari
350910|Balung
350911|Wuluhan
350912|Ambulu
350913|Rambipuji
350914|Panti
350915|Sukorambi
350916|Jenggawah
350917|Ajung
350918|Tempurejo
350919|Kaliwates
350920|Patrang
350921|Sumbersari
350922|Arjasa
350923|Mumbulsari
350924|Pakusari
350925|Jelbuk
350926|Mayang
350927|Kalisat
350928|Ledokombo
350929|Sukowono
350930|Silo
350931|Sumberjambe
351001|Pesanggaran
351002|Bangorejo
351003|Purwoharjo
351004|Tegaldlimo
351005|Muncar
351006|Cluring
351007|Gambiran
351008|Srono
351009|Genteng
351010|Glenmore
351011|Kalibaru
351012|Singojuruh
351013|Rogojampi
351014|Kabat
351015|Glagah
351016|Banyuwangi
351017|Giri
351018|Wongsorejo
351019|Songgon
351020|Sempu
351021|Kalipuro
351022|Siliragung
351023|Tegalsari
351024|Licin
351025|Blimbingsari
351101|Maesan
351102|Tamanan
351103|Tlogosari
351104|Sukosari
351105|Pujer
351106|Grujugan
351107|Curahdami
351108|Tenggarang
351109|Wonosari
351110|Tapen
351111|Bondowoso
351112|Wringin
351113|Tegalampel
351114|Klabang
351115|Cermee
351116|Prajekan
351117|Pakem
351118|Sumberwringin
351119|Sempol
351120|Binakal
351121|Taman Krocok
351122|Botolinggo
351123|Jambesari Darus Sholah
351201|Jatibanteng
351202|Besuki
351203|Suboh
351204|Mlandingan
351205|Kendit
351206|Panarukan
351207|Situbondo
351208|Panji
351209|Mangaran
351210|Kapongan
351211|Arjasa
351212|Jangkar
351213|Asembagus
351214|Banyuputih
351215|Sumbermalang
351216|Banyuglugur
351217|Bungatan
351301|Sukapura
351302|Sumber
351303|Kuripan
351304|Bantaran
351305|Leces
351306|Banyuanyar
351307|Tiris
351308|Krucil
351309|Gading
351310|Pakuniran
351311|Kotaanyar
351312|Paiton
351313|Besuk
351314|Kraksaan
351315|Krejengan
351316|Pajarakan
351317|Maron
351318|Gending
351319|Dringu
351320|Tegalsiwalan
351321|Sumberasih
351322|Wonomerto
351323|Tongas
351324|Lumbang
351401|Purwodadi
351402|Tutur
351403|Puspo
351404|Lumbang
351405|Pasrepan
351406|Kejayan
351407|Wonorejo
351408|Purwosari
351409|Sukorejo
351410|Prigen
351411|Pandaan
351412|Gempol
351413|Beji
351414|Bangil
351415|Rembang
351416|Kraton
351417|Pohjentrek
351418|Gondangwetan
351419|Winongan
351420|Grati
351421|Nguling
351422|Lekok
351423|Rejoso
351424|Tosari
351501|Tarik
351502|Prambon
351503|Krembung
351504|Porong
351505|Jabon
351506|Tanggulangin
351507|Candi
351508|Sidoarjo
351509|Tulangan
351510|Wonoayu
351511|Krian
351512|Balongbendo
351513|Taman
351514|Sukodono
351515|Buduran
351516|Gedangan
351517|Sedati
351518|Waru
351601|Jatirejo
351602|Gondang
351603|Pacet
351604|Trawas
351605|Ngoro
351606|Pungging
351607|Kutorejo
351608|Mojosari
351609|Dlanggu
351610|Bangsal
351611|Puri
351612|Trowulan
351613|Sooko
351614|Gedeg
351615|Kemlagi
351616|Jetis
351617|Dawarblandong
351618|Mojoanyar
351701|Perak
351702|Gudo
351703|Ngoro
351704|Bareng
351705|Wonosalam
351706|Mojoagung
351707|Mojowarno
351708|Diwek
351709|Jombang
351710|Peterongan
351711|Sumobito
351712|Kesamben
351713|Tembelang
351714|Ploso
351715|Plandaan
351716|Kabuh
351717|Kudu
351718|Bandarkedungmulyo
351719|Jogoroto
351720|Megaluh
351721|Ngusikan
351801|Sawahan
351802|Ngetos
351803|Berbek
351804|Loceret
351805|Pace
351806|Prambon
351807|Ngronggot
351808|Kertosono
351809|Patianrowo
351810|Baron
351811|Tanjunganom
351812|Sukomoro
351813|Nganjuk
351814|Bagor
351815|Wilangan
351816|Rejoso
351817|Gondang
351818|Ngluyu
351819|Lengkong
351820|Jatikalen
351901|Kebonsari
351902|Dolopo
351903|Geger
351904|Dagangan
351905|Kare
351906|Gemarang
351907|Wungu
351908|Madiun
351909|Jiwan
351910|Balerejo
351911|Mejayan
351912|Saradan
351913|Pilangkenceng
351914|Sawahan
351915|Wonoasri
352001|Poncol
352002|Parang
352003|Lembeyan
352004|Takeran
352005|Kawedanan
352006|Magetan
352007|Plaosan
352008|Panekan
352009|Sukomoro
352010|Bendo
352011|Maospati
352012|Barat
352013|Karangrejo
352014|Karas
352015|Kartoharjo
352016|Ngariboyo
352017|Nguntoronadi
352018|Sidorejo
352101|Sine
352102|Ngrambe
352103|Jogorogo
352104|Kendal
352105|Geneng
352106|Kwadungan
352107|Karangjati
352108|Padas
352109|Ngawi
352110|Paron
352111|Kedunggalar
352112|Widodaren
352113|Mantingan
352114|Pangkur
352115|Bringin
352116|Pitu
352117|Karanganyar
352118|Gerih
352119|Kasreman
352201|Ngraho
352202|Tambakrejo
352203|Ngambon
352204|Ngasem
352205|Bubulan
352206|Dander
352207|Sugihwaras
352208|Kedungadem
352209|Kepohbaru
352210|Baureno
352211|Kanor
352212|Sumberrejo
352213|Balen
352214|Kapas
352215|Bojonegoro
352216|Kalitidu
352217|Malo
352218|Purwosari
352219|Padangan
352220|Kasiman
352221|Temayang
352222|Margomulyo
352223|Trucuk
352224|Sukosewu
352225|Kedewan
352226|Gondang
352227|Sekar
352228|Gayam
352301|Kenduruan
352302|Jatirogo
352303|Bangilan
352304|Bancar
352305|Senori
352306|Tambakboyo
352307|Singgahan
352308|Kerek
352309|Parengan
352310|Montong
352311|Soko
352312|Jenu
352313|Merakurak
352314|Rengel
352315|Semanding
352316|Tuban
352317|Plumpang
352318|Palang
352319|Widang
352320|Grabagan
352401|Sukorame
352402|Bluluk
352403|Modo
352404|Ngimbang
352405|Babat
352406|Kedungpring
352407|Brondong
352408|Laren
352409|Sekaran
352410|Maduran
352411|Sambeng
352412|Sugio
352413|Pucuk
352414|Paciran
352415|Solokuro
352416|Mantup
352417|Sukodadi
352418|Karanggeneng
352419|Kembangbahu
352420|Kalitengah
352421|Turi
352422|Lamongan
352423|Tikung
352424|Karangbinangun
352425|Deket
352426|Glagah
352427|Sarirejo
352501|Dukun
352502|Balongpanggang
352503|Panceng
352504|Benjeng
352505|Duduksampeyan
352506|Wringinanom
352507|Ujungpangkah
352508|Kedamean
352509|Sidayu
352510|Manyar
352511|Cerme
352512|Bungah
352513|Menganti
352514|Kebomas
352515|Driyorejo
352516|Gresik
352517|Sangkapura
352518|Tambak
352601|Bangkalan
352602|Socah
352603|Burneh
352604|Kamal
352605|Arosbaya
352606|Geger
352607|Klampis
352608|Sepulu
352609|Tanjung Bumi
352610|Kokop
352611|Kwanyar
352612|Labang
352613|Tanah Merah
352614|Tragah
352615|Blega
352616|Modung
352617|Konang
352618|Galis
352701|Sreseh
352702|Torjun
352703|Sampang
352704|Camplong
352705|Omben
352706|Kedungdung
352707|Jrengik
352708|Tambelangan
352709|Banyuates
352710|Robatal
352711|Sokobanah
352712|Ketapang
352713|Pangarengan
352714|Karangpenang
352801|Tlanakan
352802|Pademawu
352803|Galis
352804|Pamekasan
352805|Proppo
352806|Palengaan
352807|Pegantenan
352808|Larangan
352809|Pakong
352810|Waru
352811|Batumarmar
352812|Kadur
352813|Pasean
352901|Kota Sumenep
352902|Kalianget
352903|Manding
352904|Talango
352905|Bluto
352906|Saronggi
352907|Lenteng
352908|Giliginting
352909|Guluk-Guluk
352910|Ganding
352911|Pragaan
352912|Ambunten
352913|Pasongsongan
352914|Dasuk
352915|Rubaru
352916|Batang Batang
352917|Batuputih
352918|Dungkek
352919|Gapura
352920|Gayam
352921|Nonggunong
352922|Ra'as
352923|Masalembu
352924|Arjasa
352925|Sapeken
352926|Batuan
352927|Kangayan
357101|Mojoroto
357102|Kota
357103|Pesantren
357201|Kepanjenkidul
357202|Sukorejo
357203|Sananwetan
357301|Blimbing
357302|Klojen
357303|Kedungkandang
357304|Sukun
357305|Lowokwaru
357401|Kademangan
357402|Wonoasih
357403|Mayangan
357404|Kanigaran
357405|Kedopok
357501|Gadingrejo
357502|Purworejo
357503|Bugul Kidul
357504|Panggungrejo
357601|Prajuritkulon
357602|Magersari
357603|Kranggan
357701|Kartoharjo
357702|Manguharjo
357703|Taman
357801|Karang Pilang
357802|Wonocolo
357803|Rungkut
357804|Wonokromo
357805|Tegalsari
357806|Sawahan
357807|Genteng
357808|Gubeng
357809|Sukolilo
357810|Tambaksari
357811|Simokerto
357812|Pabean Cantian
357813|Bubutan
357814|Tandes
357815|Krembangan
357816|Semampir
357817|Kenjeran
357818|Lakarsantri
357819|Benowo
357820|Wiyung
357821|Dukuh Pakis
357822|Gayungan
357823|Jambangan
357824|Tenggilis Mejoyo
357825|Gunung Anyar
357826|Mulyorejo
357827|Sukomanunggal
357828|Asem Rowo
357829|Bulak
357830|Pakal
357831|Sambikerep
357901|Batu
357902|Bumiaji
357903|Junrejo
360101|Sumur
360102|Cimanggu
360103|Cibaliung
360104|Cikeusik
360105|Cigeulis
360106|Panimbang
360107|Angsana
360108|Munjul
360109|Pagelaran
360110|Bojong
360111|Picung
360112|Labuan
360113|Menes
360114|Saketi
360115|Cipeucang
360116|Jiput
360117|Mandalawangi
360118|Cimanuk
360119|Kaduhejo
360120|Banjar
360121|Pandeglang
360122|Cadasari
360123|Cisata
360124|Patia
360125|Karang Tanjung
360126|Cikedal
360127|Cibitung
360128|Carita
360129|Sukaresmi
360130|Mekarjaya
360131|Sindangresmi
360132|Pulosari
360133|Koroncong
360134|Majasari
360135|Sobang
360201|Malingping
360202|Panggarangan
360203|Bayah
360204|Cipanas
360205|Muncang
360206|Leuwidamar
360207|Bojongmanik
360208|Gunungkencana
360209|Banjarsari
360210|Cileles
360211|Cimarga
360212|Sajira
360213|Maja
360214|Rangkasbitung
360215|Warunggunung
360216|Cijaku
360217|Cikulur
360218|Cibadak
360219|Cibeber
360220|Cilograng
360221|Wanasalam
360222|Sobang
360223|Curugbitung
360224|Kalanganyar
360225|Lebakgedong
360226|Cihara
360227|Cirinten
360228|Cigemblong
360301|Balaraja
360302|Jayanti
360303|Tigaraksa
360304|Jambe
360305|Cisoka
360306|Kresek
360307|Kronjo
360308|Mauk
360309|Kemiri
360310|Sukadiri
360311|Rajeg
360312|Pasar Kemis
360313|Teluknaga
360314|Kosambi
360315|Pakuhaji
360316|Sepatan
360317|Curug
360318|Cikupa
360319|Panongan
360320|Legok
360322|Pagedangan
360323|Cisauk
360327|Sukamulya
360328|Kelapa Dua
360329|Sindang Jaya
360330|Sepatan Timur
360331|Solear
360332|Gunung Kaler
360333|Mekar Baru
360405|Kramatwatu
360406|Waringinkurung
360407|Bojonegara
360408|Pulo Ampel
360409|Ciruas
360411|Kragilan
360412|Pontang
360413|Tirtayasa
360414|Tanara
360415|Cikande
360416|Kibin
360417|Carenang
360418|Binuang
360419|Petir
360420|Tunjung Teja
360422|Baros
360423|Cikeusal
360424|Pamarayan
360425|Kopo
360426|Jawilan
360427|Ciomas
360428|Pabuaran
360429|Padarincang
360430|Anyar
360431|Cinangka
360432|Mancak
360433|Gunungsari
360434|Bandung
360435|Lebak Wangi
367101|Tangerang
367102|Jatiuwung
367103|Batuceper
367104|Benda
367105|Cipondoh
367106|Ciledug
367107|Karawaci
367108|Periuk
367109|Cibodas
367110|Neglasari
367111|Pinang
367112|Karang Tengah
367113|Larangan
367201|Cibeber
367202|Cilegon
367203|Pulomerak
367204|Ciwandan
367205|Jombang
367206|Gerogol
367207|Purwakarta
367208|Citangkil
367301|Serang
367302|Kasemen
367303|Walantaka
367304|Curug
367305|Cipocok Jaya
367306|Taktakan
367401|Serpong
367402|Serpong Utara
367403|Pondok Aren
367404|Ciputat
367405|Ciputat Timur
367406|Pamulang
367407|Setu
510101|Negara
510102|Mendoyo
510103|Pekutatan
510104|Melaya
510105|Jembrana
510201|Selemadeg
510202|Selemadeg Timur
510203|Selemadeg Barat
510204|Kerambitan
510205|Tabanan
510206|Kediri
510207|Marga
510208|Penebel
510209|Baturiti
510210|Pupuan
510301|Kuta
510302|Mengwi
510303|Abiansemal
510304|Petang
510305|Kuta Selatan
510306|Kuta Utara
510401|Sukawati
510402|Blahbatuh
510403|Gianyar
510404|Tampaksiring
510405|Ubud
510406|Tegallalang
510407|Payangan
510501|Nusa Penida
510502|Banjarangkan
510503|Klungkung
510504|Dawan
510601|Susut
510602|Bangli
510603|Tembuku
510604|Kintamani
510701|Rendang
510702|Sidemen
510703|Manggis
510704|Karangasem
510705|Abang
510706|Bebandem
510707|Selat
510708|Kubu
510801|Gerokgak
510802|Seririt
510803|Busungbiu
510804|Banjar
510805|Sukasada
510806|Buleleng
510807|Sawan
510808|Kubutambahan
510809|Tejakula
517101|Denpasar Selatan
517102|Denpasar Timur
517103|Denpasar Barat
517104|Denpasar Utara
520101|Gerung
520102|Kediri
520103|Narmada
520107|Sekotong
520108|Labuapi
520109|Gunungsari
520112|Lingsar
520113|Lembar
520114|Batu Layar
520115|Kuripan
520201|Praya
520202|Jonggat
520203|Batukliang
520204|Pujut
520205|Praya Barat
520206|Praya Timur
520207|Janapria
520208|Pringgarata
520209|Kopang
520210|Praya Tengah
520211|Praya Barat Daya
520212|Batukliang Utara
520301|Keruak
520302|Sakra
520303|Terara
520304|Sikur
520305|Masbagik
520306|Sukamulia
520307|Selong
520308|Pringgabaya
520309|Aikmel
520310|Sambelia
520311|Montong Gading
520312|Pringgasela
520313|Suralaga
520314|Wanasaba
520315|Sembalun
520316|Suwela
520317|Labuhan Haji
520318|Sakra Timur
520319|Sakra Barat
520320|Jerowaru
520321|Lenek
520402|Lunyuk
520405|Alas
520406|Utan
520407|Batu Lanteh
520408|Sumbawa
520409|Moyo Hilir
520410|Moyo Hulu
520411|Ropang
520412|Lape
520413|Plampang
520414|Empang
520417|Alas Barat
520418|Labuhan Badas
520419|Labangka
520420|Buer
520421|Rhee
520422|Unter Iwes
520423|Moyo Utara
520424|Maronge
520425|Tarano
520426|Lopok
520427|Lenangguar
520428|Orong Telu
520429|Lantung
520501|Dompu
520502|Kempo
520503|Hu'u
520504|Kilo
520505|Woja
520506|Pekat
520507|Manggalewa
520508|Pajo
520601|Monta
520602|Bolo
520603|Woha
520604|Belo
520605|Wawo
520606|Sape
520607|Wera
520608|Donggo
520609|Sanggar
520610|Ambalawi
520611|Langgudu
520612|Lambu
520613|Madapangga
520614|Tambora
520615|Soromandi
520616|Parado
520617|Lambitu
520618|Palibelo
520701|Jereweh
520702|Taliwang
520703|Seteluk
520704|Sekongkang
520705|Brang Rea
520706|Poto Tano
520707|Brang Ene
520708|Maluk
520801|Tanjung
520802|Gangga
520803|Kayangan
520804|Bayan
520805|Pemenang
527101|Ampenan
527102|Mataram
527103|Cakranegara
527104|Sekarbela
527105|Selaparang
527106|Sandubaya
527201|Rasanae Barat
527202|Rasanae Timur
527203|Asakota
527204|Raba
527205|Mpunda
530104|Semau
530105|Kupang Barat
530106|Kupang Timur
530107|Sulamu
530108|Kupang Tengah
530109|Amarasi
530110|Fatuleu
530111|Takari
530112|Amfoang Selatan
530113|Amfoang Utara
530116|Nekamese
530117|Amarasi Barat
530118|Amarasi Selatan
530119|Amarasi Timur
530120|Amabi Oefeto Timur
530121|Amfoang Barat Daya
530122|Amfoang Barat Laut
530123|Semau Selatan
530124|Taebenu
530125|Amabi Oefeto
530126|Amfoang Timur
530127|Fatuleu Barat
530128|Fatuleu Tengah
530130|Amfoang Tengah
530201|Kota Soe
530202|Mollo Selatan
530203|Mollo Utara
530204|Amanuban Timur
530205|Amanuban Tengah
530206|Amanuban Selatan
530207|Amanuban Barat
530208|Amanatun Selatan
530209|Amanatun Utara
530210|KI'E
530211|Kuanfatu
530212|Fatumnasi
530213|Polen
530214|Batu Putih
530215|Boking
530216|Toianas
530217|Nunkolo
530218|Oenino
530219|Kolbano
530220|Kot olin
530221|Kualin
530222|Mollo Barat
530223|Kok Baun
530224|Noebana
530225|Santian
530226|Noebeba
530227|Kuatnana
530228|Fautmolo
530229|Fatukopa
530230|Mollo Tengah
530231|Tobu
530232|Nunbena
530301|Miomaffo Timur
530302|Miomaffo Barat
530303|Biboki Selatan
530304|Noemuti
530305|Kota Kefamenanu
530306|Biboki Utara
530307|Biboki Anleu
530308|Insana
530309|Insana Utara
530310|Noemuti Timur
530311|Miomaffo Tengah
530312|Musi
530313|Mutis
530314|Bikomi Selatan
530315|Bikomi Tengah
530316|Bikomi Nilulat
530317|Bikomi Utara
530318|Naibenu
530319|Insana Fafinesu
530320|Insana Barat
530321|Insana Tengah
530322|Biboki Tan Pah
530323|Biboki Moenleu
530324|Biboki Feotleu
530401|Lamaknen
530402|Tasifeto Timur
530403|Raihat
530404|Tasifeto Barat
530405|Kakuluk Mesak
530412|Kota Atambua
530413|Raimanuk
530417|Lasiolat
530418|Lamaknen Selatan
530421|Atambua Barat
530422|Atambua Selatan
530423|Nanaet Duabesi
530501|Teluk Mutiara
530502|Alor Barat Laut
530503|Alor Barat Daya
530504|Alor Selatan
530505|Alor Timur
530506|Pantar
530507|Alor Tengah Utara
530508|Alor Timur Laut
530509|Pantar Barat
530510|Kabola
530511|Pulau Pura
530512|Mataru
530513|Pureman
530514|Pantar Timur
530515|Lembur
530516|Pantar Tengah
530517|Pantar Barat Laut
530518|Abad Selatan
530601|Wulanggitang
530602|Titehena
530603|Larantuka
530604|Ile Mandiri
530605|Tanjung Bunga
530606|Solor Barat
530607|Solor Timur
530608|Adonara Barat
530609|Wotan Ulumando
530610|Adonara Timur
530611|Kelubagolit
530612|Witihama
530613|Ile Boleng
530614|Demon Pagong
530615|Lewolema
530616|Ile Bura
530617|Adonara
530618|Adonara Tengah
530619|Solor Selatan
530701|Paga
530702|Mego
530703|Lela
530704|Nita
530705|Alok
530706|Palue
530707|Nelle
530708|Talibura
530709|Waigete
530710|Kewapante
530711|Bola
530712|Magepanda
530713|Waiblama
530714|Alok Barat
530715|Alok Timur
530716|Koting
530717|Tana Wawo
530718|Hewokloang
530719|Kangae
530720|Doreng
530721|Mapitara
530801|Nangapanda
530802|Pulau Ende
530803|Ende
530804|Ende Selatan
530805|Ndona
530806|Detusoko
530807|Wewaria
530808|Wolowaru
530809|Wolojita
530810|Maurole
530811|Maukaro
530812|Lio Timur
530813|Kota Baru
530814|Kelimutu
530815|Detukeli
530816|Ndona Timur
530817|Ndori
530818|Ende Utara
530819|Ende Tengah
530820|Ende Timur
530821|Lepembusu Kelisoke
530901|Aimere
530902|Golewa
530906|Bajawa
530907|Soa
530909|Riung
530912|Jerebuu
530914|Riung Barat
530915|Bajawa Utara
530916|Wolomeze
530918|Golewa Selatan
530919|Golewa Barat
530920|Inerie
531001|Wae Rii
531003|Ruteng
531005|Satar Mese
531006|Cibal
531011|Reok
531012|Langke Rembong
531013|Satar Mese Barat
531014|Rahong Utara
531015|Lelak
531016|Reok Barat
531017|Cibal barat
531018|Satar Mese Utara
531101|Kota Waingapu
531102|Haharu
531103|Lewa
531104|Nggaha Ori Angu
531105|Tabundung
531106|Pinu Pahar
531107|Pandawai
531108|Umalulu
531109|Rindi
531110|Pahunga Lodu
531111|Wulla Waijelu
531112|Paberiwai
531113|Karera
531114|Kahaungu Eti
531115|Matawai La Pawu
531116|Kambera
531117|Kambata Mapambuhang
531118|Lewa Tidahu
531119|Katala Hamu Lingu
531120|Kanatang
531121|Ngadu Ngala
531122|Mahu
531204|Tana Righu
531210|Loli
531211|Wanokaka
531212|Lamboya
531215|Kota Waikabubak
531218|Laboya Barat
531301|Naga Wutung
531302|Atadei
531303|Ile Ape
531304|Lebatukan
531305|Nubatukan
531306|Omesuri
531307|Buyasuri
531308|Wulandoni
531309|Ile Ape Timur
531401|Rote Barat Daya
531402|Rote Barat Laut
531403|Lobalain
531404|Rote Tengah
531405|Pantai Baru
531406|Rote Timur
531407|Rote Barat
531408|Rote Selatan
531409|Ndao Nuse
531410|Landu Leko
531411|Loaholu
531501|Macang Pacar
531502|Kuwus
531503|Lembor
531504|Sano Nggoang
531505|Komodo
531506|Boleng
531507|Welak
531508|Ndoso
531509|Lembor Selatan
531510|Mbeliling
531511|Pacar
531512|Kuwus Barat
531601|Aesesa
531602|Nangaroro
531603|Boawae
531604|Mauponggo
531605|Wolowae
531606|Keo Tengah
531607|Aesesa Selatan
531701|Katiku Tana
531702|Umbu Ratu Nggay Barat
531703|Mamboro
531704|Umbu Ratu Nggay
531705|Katiku Tana Selatan
531706|Umbu Ratu Nggay Tengah
531801|Loura
531802|Wewewa Utara
531803|Wewewa Timur
531804|Wewewa Barat
531805|Wewewa Selatan
531806|Kodi Bangedo
531807|Kodi
531808|Kodi Utara
531809|Kota Tambolaka
531810|Wewewa Tengah
531811|Kodi Balaghar
531901|Borong
531902|Lamba Leda Selatan
531903|Lamba Leda
531904|Sambi Rampas
531905|Elar
531906|Kota Komba
531907|Rana Mese
531908|Lamba Leda Timur
531909|Elar Selatan
531910|Kota Komba Utara
531911|Lamba Leda Utara
531912|Congkar
532001|Sabu Barat
532002|Sabu Tengah
532003|Sabu Timur
532004|Sabu Liae
532005|Hawu Mehara
532006|Raijua
532101|Malaka Tengah
532102|Malaka Barat
532103|Wewiku
532104|Weliman
532105|Rinhat
532106|Io Kufeu
532107|Sasitamean
532108|Laenmanen
532109|Malaka Timur
532110|Kobalima Timur
532111|Kobalima
532112|Botin Leobele
537101|Alak
537102|Maulafa
537103|Kelapa Lima
537104|Oebobo
537105|Kota Raja
537106|Kota Lama
610101|Sambas
610102|Teluk Keramat
610103|Jawai
610104|Tebas
610105|Pemangkat
610106|Sejangkung
610107|Selakau
610108|Paloh
610109|Sajingan Besar
610110|Subah
610111|Galing
610112|Tekarang
610113|Semparuk
610114|Sajad
610115|Sebawi
610116|Jawai Selatan
610117|Tangaran
610118|Salatiga
610119|Selakau Timur
610201|Mempawah Hilir
610206|Toho
610207|Sungai Pinyuh
610208|Jongkat
610212|Sungai Kunyit
610215|Segedong
610216|Anjongan
610217|Sadaniang
610218|Mempawah Timur
610301|Kapuas
610302|Mukok
610303|Noyan
610304|Jangkang
610305|Bonti
610306|Beduai
610307|Sekayam
610308|Kembayan
610309|Parindu
610310|Tayan Hulu
610311|Tayan Hilir
610312|Balai
610313|Toba
610320|Meliau
610321|Entikong
610401|Matan Hilir Utara
610402|Marau
610403|Manis Mata
610404|Kendawangan
610405|Sandai
610407|Sungai Laur
610408|Simpang Hulu
610411|Nanga Tayap
610412|Matan Hilir Selatan
610413|Tumbang Titi
610414|Jelai Hulu
610416|Delta Pawan
610417|Muara Pawan
610418|Benua Kayong
610419|Hulu Sungai
610420|Simpang Dua
610421|Air Upas
610422|Singkup
610424|Pemahan
610425|Sungai Melayu Rayak
610501|Sintang
610502|Tempunak
610503|Sepauk
610504|Ketungau Hilir
610505|Ketungau Tengah
610506|Ketungau Hulu
610507|Dedai
610508|Kayan Hilir
610509|Kayan Hulu
610514|Serawai
610515|Ambalau
610519|Kelam Permai
610520|Sungai Tebelian
610521|Binjai Hulu
610601|Putussibau Utara
610602|Bika
610603|Embaloh Hilir
610604|Embaloh Hulu
610605|Bunut Hilir
610606|Bunut Hulu
610607|Jongkong
610608|Hulu Gurung
610609|Selimbau
610610|Semitau
610611|Seberuang
610612|Batang Lupar
610613|Empanang
610614|Badau
610615|Silat Hilir
610616|Silat Hulu
610617|Putussibau Selatan
610618|Kalis
610619|Boyan Tanjung
610620|Mentebah
610621|Pengkadan
610622|Suhaid
610623|Puring Kencana
610701|Sungai Raya
610702|Samalantan
610703|Ledo
610704|Bengkayang
610705|Seluas
610706|Sanggau Ledo
610707|Jagoi Babang
610708|Monterado
610709|Teriak
610710|Suti Semarang
610711|Capkala
610712|Siding
610713|Lumar
610714|Sungai Betung
610715|Sungai Raya Kepulauan
610716|Lembah Bawang
610717|Tujuh Belas
610801|Ngabang
610802|Mempawah Hulu
610803|Menjalin
610804|Mandor
610805|Air Besar
610806|Menyuke
610807|Sengah Temila
610808|Meranti
610809|Kuala Behe
610810|Sebangki
610811|Jelimpo
610812|Banyuke Hulu
610813|Sompak
610901|Sekadau Hilir
610902|Sekadau Hulu
610903|Nanga Taman
610904|Nanga Mahap
610905|Belitang Hilir
610906|Belitang Hulu
610907|Belitang
611001|Belimbing
611002|Nanga Pinoh
611003|Ella Hilir
611004|Menukung
611005|Sayan
611006|Tanah Pinoh
611007|Sokan
611008|Pinoh Utara
611009|Pinoh Selatan
611010|Belimbing Hulu
611011|Tanah Pinoh Barat
611101|Sukadana
611102|Simpang Hilir
611103|Teluk Batang
611104|Pulau Maya
611105|Seponti
611106|Kepulauan Karimata
611201|Sungai Raya
611202|Kuala Mandor B
611203|Sungai Ambawang
611204|Terentang
611205|Batu Ampar
611206|Kubu
611207|Rasau Jaya
611208|Teluk Pakedai
611209|Sungai Kakap
617101|Pontianak Selatan
617102|Pontianak Timur
617103|Pontianak Barat
617104|Pontianak Utara
617105|Pontianak Kota
617106|Pontianak Tenggara
617201|Singkawang Tengah
617202|Singkawang Barat
617203|Singkawang Timur
617204|Singkawang Utara
617205|Singkawang Selatan
620101|Kumai
620102|Arut Selatan
620103|Kotawaringin Lama
620104|Arut Utara
620105|Pangkalan Lada
620106|Pangkalan Banteng
620201|Kota Besi
620202|Cempaga
620203|Mentaya Hulu
620204|Parenggean
620205|Baamang
620206|Mentawa Baru Ketapang
620207|Mentaya Hilir Utara
620208|Mentaya Hilir Selatan
620209|Pulau Hanaut
620210|Antang Kalang
620211|Teluk Sampit
620212|Seranau
620213|Cempaga Hulu
620214|Telawang
620215|Bukit Santuai
620216|Tualan Hulu
620217|Telaga Antang
620301|Selat
620302|Kapuas Hilir
620303|Kapuas Timur
620304|Kapuas Kuala
620305|Kapuas Barat
620306|Pulau Petak
620307|Kapuas Murung
620308|Basarang
620309|Mantangai
620310|Timpah
620311|Kapuas Tengah
620312|Kapuas Hulu
620313|Tamban Catur
620314|Pasak Talawang
620315|Mandau Talawang
620316|Dadahup
620317|Bataguh
620401|Jenamas
620402|Dusun Hilir
620403|Karau Kuala
620404|Dusun Utara
620405|Gn. Bintang Awai
620406|Dusun Selatan
620501|Montallat
620502|Gunung Timang
620503|Gunung Purei
620504|Teweh Timur
620505|Teweh Tengah
620506|Lahei
620507|Teweh Baru
620508|Teweh Selatan
620509|Lahei Barat
620601|Kamipang
620602|Katingan Hilir
620603|Tewang Sangalang Garing
620604|Pulau Malan
620605|Katingan Tengah
620606|Sanaman Mantikei
620607|Marikit
620608|Katingan Hulu
620609|Mendawai
620610|Katingan Kuala
620611|Tasik Payawan
620612|Petak Malai
620613|Bukit Raya
620701|Seruyan Hilir
620702|Seruyan Tengah
620703|Danau Sembuluh
620704|Hanau
620705|Seruyan Hulu
620706|Seruyan Hilir Timur
620707|Seruyan Raya
620708|Danau Seluluk
620709|Batu Ampar
620710|Suling Tambun
620801|Sukamara
620802|Jelai
620803|Balai Riam
620804|Pantai Lunci
620805|Permata Kecubung
620901|Lamandau
620902|Delang
620903|Bulik
620904|Bulik Timur
620905|Menthobi Raya
620906|Sematu Jaya
620907|Belantikan Raya
620908|Batang Kawa
621001|Sepang
621002|Kurun
621003|Tewah
621004|Kahayan Hulu Utara
621005|Rungan
621006|Manuhing
621007|Mihing Raya
621008|Damang Batu
621009|Miri Manasa
621010|Rungan Hulu
621011|Manuhing Raya
621012|Rungan Barat
621101|Pandih Batu
621102|Kahayan Kuala
621103|Kahayan Tengah
621104|Banama Tingang
621105|Kahayan Hilir
621106|Maliku
621107|Jabiren Raya
621108|Sebangau Kuala
621201|Murung
621202|Tanah Siang
621203|Laung Tuhup
621204|Permata Intan
621205|Sumber Barito
621206|Barito Tuhup Raya
621207|Tanah Siang Selatan
621208|Sungai Babuat
621209|Seribu Riam
621210|Uut Murung
621301|Dusun Timur
621302|Banua Lima
621303|Patangkep Tutui
621304|Awang
621305|Dusun Tengah
621306|Pematang Karau
621307|Paju Epat
621308|Raren Batuah
621309|Paku
621310|Karusen Janang
627101|Pahandut
627102|Bukit Batu
627103|Jekan Raya
627104|Sabangau
627105|Rakumpit
630101|Takisung
630102|Jorong
630103|Pelaihari
630104|Kurau
630105|Bati Bati
630106|Panyipatan
630107|Kintap
630108|Tambang Ulang
630109|Batu Ampar
630110|Bajuin
630111|Bumi Makmur
630201|Pulau Sembilan
630202|Pulau Laut Barat
630203|Pulau Laut Selatan
630204|Pulau Laut Timur
630205|Pulau Sebuku
630206|Pulaulaut Utara
630207|Kelumpang Selatan
630208|Kelumpang Hulu
630209|Kelumpang Tengah
630210|Kelumpang Utara
630211|Pamukan Selatan
630212|Sampanahan
630213|Pamukan Utara
630214|Hampang
630215|Sungai Durian
630216|Pulau Laut Tengah
630217|Kelumpang Hilir
630218|Kelumpang Barat
630219|Pamukan Barat
630220|Pulau Laut Kepulauan
630221|Pulau Laut Tanjung Selayar
630222|Pulaulaut Sigam
630301|Aluh Aluh
630302|Kertak Hanyar
630303|Gambut
630304|Sungai Tabuk
630305|Martapura
630306|Karang Intan
630307|Astambul
630308|Simpang Empat
630309|Pengaron
630310|Sungai Pinang
630311|Aranio
630312|Mataraman
630313|Beruntung Baru
630314|Martapura Barat
630315|Martapura Timur
630316|Sambung Makmur
630317|Paramasan
630318|Telaga Bauntung
630319|Tatah Makmur
630320|Cintapuri Darussalam
630401|Tabunganen
630402|Tamban
630403|Anjir Pasar
630404|Anjir Muara
630405|Alalak
630406|Mandastana
630407|Rantau Badauh
630408|Belawang
630409|Cerbon
630410|Bakumpai
630411|Kuripan
630412|Tabukan
630413|Mekarsari
630414|Barambai
630415|Marabahan
630416|Wanaraya
630417|Jejangkit
630501|Binuang
630502|Tapin Selatan
630503|Tapin Tengah
630504|Tapin Utara
630505|Candi Laras Selatan
630506|Candi Laras Utara
630507|Bakarangan
630508|Piani
630509|Bungur
630510|Lokpaikat
630511|Salam Babaris
630512|Hatungun
630601|Sungai Raya
630602|Padang Batung
630603|Telaga Langsat
630604|Angkinang
630605|Kandangan
630606|Simpur
630607|Daha Selatan
630608|Daha Utara
630609|Kalumpang
630610|Loksado
630611|Daha Barat
630701|Haruyan
630702|Batu Benawa
630703|Labuan Amas Selatan
630704|Labuan Amas Utara
630705|Pandawan
630706|Barabai
630707|Batang Alai Selatan
630708|Batang Alai Utara
630709|Hantakan
630710|Batang Alai Timur
630711|Limpasu
630801|Danau Panggang
630802|Babirik
630803|Sungai Pandan
630804|Amuntai Selatan
630805|Amuntai Tengah
630806|Amuntai Utara
630807|Banjang
630808|Haur Gading
630809|Paminggir
630810|Sungai Tabukan
630901|Banua Lawas
630902|Kelua
630903|Tanta
630904|Tanjung
630905|Haruai
630906|Murung Pudak
630907|Muara Uya
630908|Muara Harus
630909|Pugaan
630910|Upau
630911|Jaro
630912|Bintang Ara
631001|Batu Licin
631002|Kusan Hilir
631003|Sungai Loban
631004|Satui
631005|Kusan Hulu
631006|Simpang Empat
631007|Karang Bintang
631008|Mantewe
631009|Angsana
631010|Kuranji
631011|Kusan Tengah
631012|Teluk Kepayang
631101|Juai
631102|Halong
631103|Awayan
631104|Batu Mandi
631105|Lampihong
631106|Paringin
631107|Paringin Selatan
631108|Tebing Tinggi
637101|Banjarmasin Selatan
637102|Banjarmasin Timur
637103|Banjarmasin Barat
637104|Banjarmasin Utara
637105|Banjarmasin Tengah
637202|Landasan Ulin
637203|Cempaka
637204|Banjarbaru Utara
637205|Banjarbaru Selatan
637206|Liang Anggang
640101|Batu Sopang
640102|Tanjung Harapan
640103|Paser Belengkong
640104|Tanah Grogot
640105|Kuaro
640106|Long Ikis
640107|Muara Komam
640108|Long Kali
640109|Batu Engau
640110|Muara Samu
640201|Muara Muntai
640202|Loa Kulu
640203|Loa Janan
640204|Anggana
640205|Muara Badak
640206|Tenggarong
640207|Sebulu
640208|Kota Bangun
640209|Kenohan
640210|Kembang Janggut
640211|Muara Kaman
640212|Tabang
640213|Samboja
640214|Muara Jawa
640215|Sanga Sanga
640216|Tenggarong Seberang
640217|Marang Kayu
640218|Muara Wis
640219|Kota Bangun Darat
640220|Samboja Barat
640301|Kelay
640302|Talisayan
640303|Sambaliung
640304|Segah
640305|Tanjung Redeb
640306|Gunung Tabur
640307|Pulau Derawan
640308|Biduk-Biduk
640309|Teluk Bayur
640310|Tabalar
640311|Maratua
640312|Batu Putih
640313|Biatan
640705|Long Iram
640706|Melak
640707|Barong Tongkok
640708|Damai
640709|Muara Lawa
640710|Muara Pahu
640711|Jempang
640712|Bongan
640713|Penyinggahan
640714|Bentian Besar
640715|Linggang Bigung
640716|Nyuatan
640717|Siluq Ngurai
640718|Mook Manaar Bulatn
640719|Tering
640720|Sekolaq Darat
640801|Muara Ancalong
640802|Muara Wahau
640803|Muara Bengkal
640804|Sangatta Utara
640805|Sangkulirang
640806|Busang
640807|Telen
640808|Kombeng
640809|Bengalon
640810|Kaliorang
640811|Sandaran
640812|Sangatta Selatan
640813|Teluk Pandan
640814|Rantau Pulung
640815|Kaubun
640816|Karangan
640817|Batu Ampar
640818|Long Mesangat
640901|Penajam
640902|Waru
640903|Babulu
640904|Sepaku
641101|Long Bagun
641102|Long Hubung
641103|Laham
641104|Long Apari
641105|Long Pahangai
647101|Balikpapan Timur
647102|Balikpapan Barat
647103|Balikpapan Utara
647104|Balikpapan Tengah
647105|Balikpapan Selatan
647106|Balikpapan Kota
647201|Palaran
647202|Samarinda Seberang
647203|Samarinda Ulu
647204|Samarinda Ilir
647205|Samarinda Utara
647206|Sungai Kunjang
647207|Sambutan
647208|Sungai Pinang
647209|Samarinda Kota
647210|Loa Janan Ilir
647401|Bontang Utara
647402|Bontang Selatan
647403|Bontang Barat
650101|Tanjung Palas
650102|Tanjung Palas Barat
650103|Tanjung Palas Utara
650104|Tanjung Palas Timur
650105|Tanjung Selor
650106|Tanjung Palas Tengah
650107|Peso
650108|Peso Hilir
650109|Sekatak
650110|Bunyu
650201|Mentarang
650202|Malinau Kota
650203|Pujungan
650204|Kayan Hilir
650205|Kayan Hulu
650206|Malinau Selatan
650207|Malinau Utara
650208|Malinau Barat
650209|Sungai Boh
650210|Kayan Selatan
650211|Bahau Hulu
650212|Mentarang Hulu
650213|Malinau Selatan Hilir
650214|Malinau Selatan Hulu
650215|Sungai Tubu
650301|Sebatik
650302|Nunukan
650303|Sembakung
650304|Lumbis
650305|Krayan
650306|Sebuku
650307|Krayan Selatan
650308|Sebatik Barat
650309|Nunukan Selatan
650310|Sebatik Timur
650311|Sebatik Utara
650312|Sebatik Tengah
650313|Sei Menggaris
650314|Tulin Onsoi
650315|Lumbis Ogong
650316|Sembakung Atulai
650317|Krayan Tengah
650318|Krayan Timur
650319|Krayan Barat
650320|Lumbis Pansiangan
650321|Lumbis Hulu
650401|Sesayap
650402|Sesayap Hilir
650403|Tana Lia
650404|Betayau
650405|Muruk Rian
657101|Tarakan Barat
657102|Tarakan Tengah
657103|Tarakan Timur
657104|Tarakan Utara
710105|Sang Tombolang
710109|Dumoga Barat
710110|Dumoga Timur
710111|Dumoga Utara
710112|Lolak
710113|Bolaang
710114|Lolayan
710119|Passi Barat
710120|Poigar
710122|Passi Timur
710131|Bolaang Timur
710132|Bilalang
710133|Dumoga
710134|Dumoga Tenggara
710135|Dumoga Tengah
710201|Tondano Barat
710202|Tondano Timur
710203|Eris
710204|Kombi
710205|Lembean Timur
710206|Kakas
710207|Tompaso
710208|Remboken
710209|Langowan Timur
710210|Langowan Barat
710211|Sonder
710212|Kawangkoan
710213|Pineleng
710214|Tombulu
710215|Tombariri
710216|Tondano Utara
710217|Langowan Selatan
710218|Tondano Selatan
710219|Langowan Utara
710220|Kakas Barat
710221|Kawangkoan Utara
710222|Kawangkoan Barat
710223|Mandolang
710224|Tombariri Timur
710225|Tompaso Barat
710308|Tabukan Utara
710309|Nusa Tabukan
710310|Manganitu Selatan
710311|Tatoareng
710312|Tamako
710313|Manganitu
710314|Tabukan Tengah
710315|Tabukan Selatan
710316|Kendahe
710317|Tahuna
710319|Tabukan Selatan Tengah
710320|Tabukan Selatan Tenggara
710323|Tahuna Barat
710324|Tahuna Timur
710325|Kepulauan Marore
710401|Lirung
710402|Beo
710403|Rainis
710404|Essang
710405|Nanusa
710406|Kabaruan
710407|Melonguane
710408|Gemeh
710409|Damau
710410|Tampan' Amma
710411|Salibabu
710412|Kalongan
710413|Miangas
710414|Beo Utara
710415|Pulutan
710416|Melonguane Timur
710417|Moronge
710418|Beo Selatan
710419|Essang Selatan
710501|Modoinding
710502|Tompaso Baru
710503|Ranoyapo
710507|Motoling
710508|Sinonsayang
710509|Tenga
710510|Amurang
710512|Tumpaan
710513|Tareran
710515|Kumelembuai
710516|Maesaan
710517|Amurang Barat
710518|Amurang Timur
710519|Tatapaan
710521|Motoling Barat
710522|Motoling Timur
710523|Suluun Tareran
710601|Kema
710602|Kauditan
710603|Airmadidi
710604|Wori
710605|Dimembe
710606|Likupang Barat
710607|Likupang Timur
710608|Kalawat
710609|Talawaan
710610|Likupang Selatan
710701|Ratahan
710702|Pusomaen
710703|Belang
710704|Ratatotok
710705|Tombatu
710706|Touluaan
710707|Touluaan Selatan
710708|Silian Raya
710709|Tombatu Timur
710710|Tombatu Utara
710711|Pasan
710712|Ratahan Timur
710801|Sangkub
710802|Bintauna
710803|Bolangitang Timur
710804|Bolangitang Barat
710805|Kaidipang
710806|Pinogaluman
710901|Siau Timur
710902|Siau Barat
710903|Tagulandang
710904|Siau Timur Selatan
710905|Siau Barat Selatan
710906|Tagulandang Utara
710907|Biaro
710908|Siau Barat Utara
710909|Siau Tengah
710910|Tagulandang Selatan
711001|Tutuyan
711002|Kotabunan
711003|Nuangan
711004|Modayag
711005|Modayag Barat
711006|Motongkad
711007|Mooat
711101|Bolaang Uki
711102|Posigadan
711103|Pinolosian
711104|Pinolosian Tengah
711105|Pinolosian Timur
711106|Helumo
711107|Tomini
717101|Bunaken
717102|Tuminting
717103|Singkil
717104|Wenang
717105|Tikala
717106|Sario
717107|Wanea
717108|Mapanget
717109|Malalayang
717110|Bunaken Kepulauan
717111|Paal Dua
717201|Lembeh Selatan
717202|Madidir
717203|Ranowulu
717204|Aertembaga
717205|Matuari
717206|Girian
717207|Maesa
717208|Lembeh Utara
717301|Tomohon Selatan
717302|Tomohon Tengah
717303|Tomohon Utara
717304|Tomohon Barat
717305|Tomohon Timur
717401|Kotamobagu Utara
717402|Kotamobagu Timur
717403|Kotamobagu Selatan
717404|Kotamobagu Barat
720101|Batui
720102|Bunta
720103|Kintom
720104|Luwuk
720105|Lamala
720106|Balantak
720107|Pagimana
720108|Bualemo
720109|Toili
720110|Masama
720111|Luwuk Timur
720112|Toili Barat
720113|Nuhon
720114|Moilong
720115|Batui Selatan
720116|Lobu
720117|Simpang Raya
720118|Balantak Selatan
720119|Balantak Utara
720120|Luwuk Selatan
720121|Luwuk Utara
720122|Mantoh
720123|Nambo
720124|Toili Jaya
720201|Poso Kota
720202|Poso Pesisir
720203|Lage
720204|Pamona Puselemba
720205|Pamona Timur
720206|Pamona Selatan
720207|Lore Utara
720208|Lore Tengah
720209|Lore Selatan
720218|Poso Pesisir Utara
720219|Poso Pesisir Selatan
720220|Pamona Barat
720221|Poso Kota Selatan
720222|Poso Kota Utara
720223|Lore Barat
720224|Lore Timur
720225|Lore Peore
720226|Pamona Tenggara
720227|Pamona Utara
720304|Rio Pakava
720306|Dampelas
720308|Banawa
720309|Labuan
720310|Sindue
720311|Sirenja
720312|Balaesang
720314|Sojol
720318|Banawa Selatan
720319|Tanantovea
720321|Pinembani
720324|Sindue Tombusabora
720325|Sindue Tobata
720327|Banawa Tengah
720330|Sojol Utara
720331|Balaesang Tanjung
720401|Dampal Selatan
720402|Dampal Utara
720403|Dondo
720404|Basidondo
720405|Ogodeide
720406|Lampasio
720407|Baolan
720408|Galang
720409|Tolitoli Utara
720410|Dako Pemean
720501|Momunu
720502|Lakea
720503|Bokat
720504|Bunobogu
720505|Paleleh
720506|Biau
720507|Tiloan
720508|Bukal
720509|Gadung
720510|Karamat
720511|Paleleh Barat
720605|Bungku Tengah
720606|Bungku Selatan
720607|Menui Kepulauan
720608|Bungku Barat
720609|Bumi Raya
720610|Bahodopi
720612|Wita Ponda
720615|Bungku Pesisir
720618|Bungku Timur
720620|Sombori Kepulauan
720703|Totikum
720704|Tinangkung
720705|Liang
720706|Bulagi
720707|Buko
720709|Bulagi Selatan
720711|Tinangkung Selatan
720715|Totikum Selatan
720716|Peling Tengah
720717|Bulagi Utara
720718|Buko Selatan
720719|Tinangkung Utara
720801|Parigi
720802|Ampibabo
720803|Tinombo
720804|Moutong
720805|Tomini
720806|Sausu
720807|Bolano Lambunu
720808|Kasimbar
720809|Torue
720810|Tinombo Selatan
720811|Parigi Selatan
720812|Mepanga
720813|Toribulu
720814|Taopa
720815|Balinggi
720816|Parigi Barat
720817|Siniu
720818|Palasa
720819|Parigi Utara
720820|Parigi Tengah
720821|Bolano
720822|Ongka Malino
720823|Sidoan
720901|Una Una
720902|Togean
720903|Walea Kepulauan
720904|Ampana Tete
720905|Ampana Kota
720906|Ulubongka
720907|Tojo Barat
720908|Tojo
720909|Walea Besar
720910|Ratolindo
720911|Batudaka
720912|Talatako
721001|Sigi Biromaru
721002|Palolo
721003|Nokilalaki
721004|Lindu
721005|Kulawi
721006|Kulawi Selatan
721007|Pipikoro
721008|Gumbasa
721009|Dolo Selatan
721010|Tanambulava
721011|Dolo Barat
721012|Dolo
721013|Kinovaro
721014|Marawola
721015|Marawola Barat
721101|Banggai
721102|Banggai Utara
721103|Bokan Kepulauan
721104|Bangkurung
721105|Labobo
721106|Banggai Selatan
721107|Banggai Tengah
721201|Petasia
721202|Petasia Timur
721203|Lembo Raya
721204|Lembo
721205|Mori Atas
721206|Mori Utara
721207|Soyo Jaya
721208|Bungku Utara
721209|Mamosalato
721210|Petasia Barat
727101|Palu Timur
727102|Palu Barat
727103|Palu Selatan
727104|Palu Utara
727105|Ulujadi
727106|Tatanga
727107|Tawaeli
727108|Mantikulore
730101|Benteng
730102|Bontoharu
730103|Bontomatene
730104|Bontomanai
730105|Bontosikuyu
730106|Pasimasunggu
730107|Pasimarannu
730108|Taka Bonerate
730109|Pasilambena
730110|Pasimasunggu Timur
730111|Buki
730201|Gantarang
730202|Ujung Bulu
730203|Bonto Bahari
730204|Bonto Tiro
730205|Herlang
730206|Kajang
730207|Bulukumpa
730208|Kindang
730209|Ujungloe
730210|Rilauale
730301|Bissappu
730302|Bantaeng
730303|Eremerasa
730304|Tompo Bulu
730305|Pajukukang
730306|Uluere
730307|Gantarang Keke
730308|Sinoa
730401|Bangkala
730402|Tamalatea
730403|Binamu
730404|Batang
730405|Kelara
730406|Bangkala Barat
730407|Bontoramba
730408|Turatea
730409|Arungkeke
730410|Rumbia
730411|Tarowang
730501|Mappakasunggu
730502|Mangarabombang
730503|Polongbangkeng Selatan
730504|Polongbangkeng Utara
730505|Galesong Selatan
730506|Galesong Utara
730507|Pattallassang
730508|Sanrobone
730509|Galesong
730510|Kepulauan Tanakeke
730511|Polongbangkeng Timur
730512|Laikang
730601|Bontonompo
730602|Bajeng
730603|Tompobulu
730604|Tinggimoncong
730605|Parangloe
730606|Bontomarannu
730607|Pallangga
730608|Somba Opu
730609|Bungaya
730610|Tombolopao
730611|Biringbulu
730612|Barombong
730613|Pattallasang
730614|Manuju
730615|Bontolempangang
730616|Bontonompo Selatan
730617|Parigi
730618|Bajeng Barat
730701|Sinjai Barat
730702|Sinjai Selatan
730703|Sinjai Timur
730704|Sinjai Tengah
730705|Sinjai Utara
730706|Bulupoddo
730707|Sinjai Borong
730708|Tellu Limpoe
730709|Pulau Sembilan
730801|Bontocani
730802|Kahu
730803|Kajuara
730804|Salomekko
730805|Tonra
730806|Libureng
730807|Mare
730808|Sibulue
730809|Barebbo
730810|Cina
730811|Ponre
730812|Lappariaja
730813|Lamuru
730814|Ulaweng
730815|Palakka
730816|Awangpone
730817|Tellu Siattinge
730818|Ajangale
730819|Dua Boccoe
730820|Cenrana
730821|Tanete Riattang
730822|Tanete Riattang Barat
730823|Tanete Riattang Timur
730824|Amali
730825|Tellulimpoe
730826|Bengo
730827|Patimpeng
730901|Mandai
730902|Camba
730903|Bantimurung
730904|Maros Baru
730905|Bontoa
730906|Malllawa
730907|Tanralili
730908|Marusu
730909|Simbang
730910|Cenrana
730911|Tompobulu
730912|Lau
730913|Moncongloe
730914|Turikale
731001|Liukang Tangaya
731002|Liukang Kalmas
731003|Liukang Tupabbiring
731004|Pangkajene
731005|Balocci
731006|Bungoro
731007|Labakkang
731008|Marang
731009|Segeri
731010|Minasate'ne
731011|Mandalle
731012|Tondong Tallasa
731013|Liukang Tupabbiring Utara
731101|Tanete Riaja
731102|Tanete Rilau
731103|Barru
731104|Soppeng Riaja
731105|Mallusetasi
731106|Pujananting
731107|Balusu
731201|Marioriwawo
731202|Liliriaja
731203|Lilirilau
731204|Lalabata
731205|Marioriawa
731206|Donri-Donri
731207|Ganra
731208|Citta
731301|Sabangparu
731302|Pammana
731303|Takkalalla
731304|Sajoanging
731305|Majauleng
731306|Tempe
731307|Belawa
731308|Tanasitolo
731309|Maniangpajo
731310|Pitumpanua
731311|Bola
731312|Penrang
731313|Gilireng
731314|Keera
731401|Panca Lautang
731402|Tellu Limpoe
731403|Watang Pulu
731404|Baranti
731405|Panca Rijang
731406|Kulo
731407|Maritengngae
731408|Watang Sidenreng
731409|Dua Pitue
731410|Pitu Riawa
731411|Pitu Riase
731501|Mattiro Sompe
731502|Suppa
731503|Mattiro Bulu
731504|Watang Sawitto
731505|Patampanua
731506|Duampanua
731507|Lembang
731508|Cempa
731509|Tiroang
731510|Lanrisang
731511|Paleteang
731512|Batulappa
731601|Maiwa
731602|Enrekang
731603|Baraka
731604|Anggeraja
731605|Alla
731606|Bungin
731607|Cendana
731608|Curio
731609|Malua
731610|Buntu Batu
731611|Masalle
731612|Baroko
731701|Basse Sangtempe
731702|Larompong
731703|Suli
731704|Bajo
731705|Bua Ponrang
731706|Walenrang
731707|Belopa
731708|Bua
731709|Lamasi
731710|Larompong Selatan
731711|Ponrang
731712|Latimojong
731713|Kamanre
731714|Belopa Utara
731715|Walenrang Barat
731716|Walenrang Utara
731717|Walenrang Timur
731718|Lamasi Timur
731719|Suli Barat
731720|Bajo Barat
731721|Ponrang Selatan
731722|Basse Sangtempe Utara
731801|Salupputti
731802|Bittuang
731803|Bonggakaradeng
731805|Makale
731809|Simbuang
731811|Rantetayo
731812|Mengkendek
731813|Sangalla'
731819|Gandangbatu Sillanan
731820|Rembon
731827|Makale Utara
731828|Mappak
731829|Makale Selatan
731831|Masanda
731833|Sangalla' Selatan
731834|Sangalla' Utara
731835|Malimbong Balepe'
731837|Rano
731838|Kurra
732201|Malangke
732202|Bone Bone
732203|Masamba
732204|Sabbang
732205|Rongkong
732206|Sukamaju
732207|Seko
732208|Malangke Barat
732209|Rampi
732210|Mappedeceng
732211|Baebunta
732212|Tana Lili
732213|Sukamaju Selatan
732214|Baebunta Selatan
732215|Sabbang Selatan
732401|Mangkutana
732402|Nuha
732403|Towuti
732404|Malili
732405|Angkona
732406|Wotu
732407|Burau
732408|Tomoni
732409|Tomoni Timur
732410|Kalaena
732411|Wasuponda
732601|Rantepao
732602|Sesean
732603|Nanggala
732604|Rindingallo
732605|Buntao
732606|Sa'dan
732607|Sanggalangi
732608|Sopai
732609|Tikala
732610|Balusu
732611|Tallunglipu
732612|Dende' Piongan Napo
732613|Buntu Pepasan
732614|Baruppu
732615|Kesu
732616|Tondon
732617|Bangkelekila
732618|Rantebua
732619|Sesean Suloara
732620|Kapala Pitu
732621|Awan Rante Karua
737101|Mariso
737102|Mamajang
737103|Makassar
737104|Ujung Pandang
737105|Wajo
737106|Bontoala
737107|Tallo
737108|Ujung Tanah
737109|Panakkukang
737110|Tamalate
737111|Biringkanaya
737112|Manggala
737113|Rappocini
737114|Tamalanrea
737115|Kepulauan Sangkarrang
737201|Bacukiki
737202|Ujung
737203|Soreang
737204|Bacukiki Barat
737301|Wara
737302|Wara Utara
737303|Wara Selatan
737304|Telluwanua
737305|Wara Timur
737306|Wara Barat
737307|Sendana
737308|Mungkajang
737309|Bara
740101|Wundulako
740104|Kolaka
740107|Pomalaa
740108|Watubangga
740110|Wolo
740112|Baula
740114|Latambaga
740118|Tanggetada
740120|Samaturu
740124|Toari
740125|Polinggona
740127|Iwoimendaa
740201|Lambuya
740202|Unaaha
740203|Wawotobi
740204|Pondidaha
740205|Sampara
740210|Abuki
740211|Soropia
740215|Tongauna
740216|Latoma
740217|Puriala
740218|Uepai
740219|Wonggeduku
740220|Besulutu
740221|Bondoala
740223|Routa
740224|Anggaberi
740225|Meluhu
740228|Amonggedo
740231|Asinua
740232|Konawe
740233|Kapoiala
740236|Lalonggasumeeto
740237|Onembute
740238|Padangguni
740239|Morosi
740240|Anggalomoare
740241|Wonggeduku Barat
740242|Tongauna Utara
740306|Napabalano
740307|Maligano
740313|Wakorumba Selatan
740314|Lasalepa
740315|Batalaiworu
740316|Katobu
740317|Duruka
740318|Lohia
740319|Watopute
740320|Kontunaga
740323|Kabangka
740324|Kabawo
740325|Parigi
740326|Bone
740327|Tongkuno
740328|Pasir Putih
740330|Kontu Kowuna
740331|Marobo
740332|Tongkuno Selatan
740333|Pasi Kolaga
740334|Batukara
740337|Towea
740411|Pasarwajo
740422|Kapontori
740423|Lasalimu
740424|Lasalimu Selatan
740427|Siotapina
740428|Wolowa
740429|Wabula
740501|Tinanggea
740502|Angata
740503|Andoolo
740504|Palangga
740505|Landono
740506|Lainea
740507|Konda
740508|Ranomeeto
740509|Kolono
740510|Moramo
740511|Laonti
740512|Lalembuu
740513|Benua
740514|Palangga Selatan
740515|Mowila
740516|Moramo Utara
740517|Buke
740518|Wolasi
740519|Laeya
740520|Baito
740521|Basala
740522|Ranomeeto Barat
740523|Kolono Timur
740524|Sabulakoa
740525|Andoolo Barat
740601|Poleang
740602|Poleang Timur
740603|Rarowatu
740604|Rumbia
740605|Kabaena
740606|Kabaena Timur
740607|Poleang Barat
740608|Mata Oleo
740609|Rarowatu Utara
740610|Poleang Utara
740611|Poleang Selatan
740612|Poleang Tenggara
740613|Kabaena Selatan
740614|Kabaena Barat
740615|Kabaena Utara
740616|Kabaena Tengah
740617|Kep. Masaloka Raya
740618|Rumbia Tengah
740619|Poleang Tengah
740620|Tontonunu
740621|Lantari Jaya
740622|Mata Usu
740701|Wangi-Wangi
740702|Kaledupa
740703|Tomia
740704|Binongko
740705|Wangi Wangi Selatan
740706|Kaledupa Selatan
740707|Tomia Timur
740708|Togo Binongko
740801|Lasusua
740802|Pakue
740803|Batu Putih
740804|Rante Angin
740805|Kodeoha
740806|Ngapa
740807|Wawo
740808|Lambai
740809|Watunohu
740810|Pakue Tengah
740811|Pakue Utara
740812|Porehu
740813|Katoi
740814|Tiwu
740815|Tolala
740901|Asera
740902|Wiwirano
740903|Langgikima
740904|Molawe
740905|Lasolo
740906|Lembo
740907|Sawa
740908|Oheo
740909|Andowia
740910|Motui
740911|Wawolesea
740912|Lasolo Kepulauan
740913|Landawe
741001|Kulisusu
741002|Kambowa
741003|Bonegunu
741004|Kulisusu Barat
741005|Kulisusu Utara
741006|Wakorumba Utara
741101|Tirawuta
741102|Loea
741103|Ladongi
741104|Poli Polia
741105|Lambandia
741106|Lalolae
741107|Mowewe
741108|Uluiwoi
741109|Tinondo
741110|Aere
741111|Ueesi
741112|Dangia
741201|Wawonii Barat
741202|Wawonii Utara
741203|Wawonii Timur Laut
741204|Wawonii Timur
741205|Wawonii Tenggara
741206|Wawonii Selatan
741207|Wawonii Tengah
741301|Sawerigadi
741302|Barangka
741303|Lawa
741304|Wadaga
741305|Tiworo Selatan
741306|Maginti
741307|Tiworo Tengah
741308|Tiworo Utara
741309|Tiworo Kepulauan
741310|Kusambi
741311|Napano Kusambi
741401|Lakudo
741402|Mawasangka Timur
741403|Mawasangka Tengah
741404|Mawasangka
741405|Talaga Raya
741406|Gu
741407|Sangia Wambulu
741501|Batauga
741502|Sampolawa
741503|Lapandewa
741504|Batu Atas
741505|Siompu Barat
741506|Siompu
741507|Kadatua
747101|Mandonga
747102|Kendari
747103|Baruga
747104|Poasia
747105|Kendari Barat
747106|Abeli
747107|Wua-Wua
747108|Kadia
747109|Puuwatu
747110|Kambu
747111|Nambo
747201|Betoambari
747202|Wolio
747203|Sorawolio
747204|Bungi
747205|Kokalukuna
747206|Murhum
747207|Lea-Lea
747208|Batupoaro
750101|Limboto
750102|Telaga
750103|Batudaa
750104|Tibawa
750105|Batudaa Pantai
750109|Boliyohuto
750110|Telaga Biru
750111|Bongomeme
750113|Tolangohula
750114|Mootilango
750116|Pulubala
750117|Limboto Barat
750118|Tilango
750119|Tabongo
750120|Biluhu
750121|Asparaga
750122|Talaga Jaya
750123|Bilato
750124|Dungaliyo
750201|Paguyaman
750202|Wonosari
750203|Dulupi
750204|Tilamuta
750205|Mananggu
750206|Botumoito
750207|Paguyaman Pantai
750301|Tapa
750302|Kabila
750303|Suwawa
750304|Bonepantai
750305|Bulango Utara
750306|Tilongkabila
750307|Botupingge
750308|Kabila Bone
750309|Bone
750310|Bone Raya
750311|Suwawa Timur
750312|Suwawa Selatan
750313|Suwawa Tengah
750314|Bulango Ulu
750315|Bulango Selatan
750316|Bulango Timur
750317|Bulawa
750318|Pinogu
750401|Popayato
750402|Lemito
750403|Randangan
750404|Marisa
750405|Paguat
750406|Patilanggio
750407|Taluditi
750408|Dengilo
750409|Buntulia
750410|Duhiadaa
750411|Wanggarasi
750412|Popayato Timur
750413|Popayato Barat
750501|Atinggola
750502|Kwandang
750503|Anggrek
750504|Sumalata
750505|Tolinggula
750506|Gentuma Raya
750507|Tomilito
750508|Ponelo Kepulauan
750509|Monano
750510|Biau
750511|Sumalata Timur
757101|Kota Barat
757102|Kota Selatan
757103|Kota Utara
757104|Dungingi
757105|Kota Timur
757106|Kota Tengah
757107|Sipatana
757108|Dumbo Raya
757109|Hulonthalangi
760101|Bambalamotu
760102|Pasangkayu
760103|Baras
760104|Sarudu
760105|Dapurang
760106|Duripoku
760107|Bulu Taba
760108|Tikke Raya
760109|Pedongga
760110|Bambaira
760111|Sarjo
760112|Lariang
760201|Mamuju
760202|Tapalang
760203|Kalukku
760204|Kalumpang
760207|Papalang
760208|Sampaga
760211|Tommo
760212|Simboro
760213|Tapalang Barat
760215|Bonehau
760216|Kepulauan Bala Balakang
760301|Mambi
760302|Aralle
760303|Mamasa
760304|Pana
760305|Tabulahan
760306|Sumarorong
760307|Messawa
760308|Sesenapadang
760309|Tanduk Kalua
760310|Tabang
760311|Bambang
760312|Balla
760313|Nosu
760314|Tawalian
760315|Rantebulahan Timur
760316|Buntumalangka
760317|Mehalaan
760401|Tinambung
760402|Campalagian
760403|Wonomulyo
760404|Polewali
760405|Tutar
760406|Binuang
760407|Tapango
760408|Mapilli
760409|Matangnga
760410|Luyo
760411|Limboro
760412|Balanipa
760413|Anreapi
760414|Matakali
760415|Allu
760416|Bulo
760501|Banggae
760502|Pamboang
760503|Sendana
760504|Malunda
760505|Ulumanda
760506|Tammerodo Sendana
760507|Tubo Sendana
760508|Banggae Timur
760601|Tobadak
760602|Pangale
760603|Budong-Budong
760604|Topoyo
760605|Karossa
810101|Amahai
810102|Teon Nila Serua
810106|Seram Utara
810109|Banda
810111|Tehoru
810112|Saparua
810113|Pulau Haruku
810114|Salahutu
810115|Leihitu
810116|Nusa Laut
810117|Kota Masohi
810120|Seram Utara Barat
810121|Teluk Elpaputih
810122|Leihitu Barat
810123|Telutih
810124|Seram Utara Timur Seti
810125|Seram Utara Timur Kobi
810126|Saparua Timur
810201|Kei Kecil
810203|Kei Besar
810204|Kei Besar Selatan
810205|Kei Besar Utara Timur
810213|Kei Kecil Timur
810214|Kei Kecil Barat
810215|Manyeuw
810216|Hoat Sorbay
810217|Kei Besar Utara Barat
810218|Kei Besar Selatan Barat
810219|Kei Kecil Timur Selatan
810301|Tanimbar Selatan
810302|Selaru
810303|Wertamrian
810304|Wermaktian
810305|Tanimbar Utara
810306|Fordata
810307|Wuar Labobar
810308|Kormomolin
810309|Nirunmas
810318|Molu Maru
810401|Namlea
810402|Air Buaya
810403|Waeapo
810406|Waplau
810410|Batabual
810411|Lolong Guba
810412|Waelata
810413|Fena Leisela
810414|Teluk Kaiely
810415|Lilialy
810501|Bula
810502|Seram Timur
810503|Werinama
810504|Pulau Gorom
810505|Wakate
810506|Tutuk Tolu
810507|Siwalalat
810508|Kilmury
810509|Pulau Panjang
810510|Teor
810511|Gorom Timur
810512|Bula Barat
810513|Kian Darat
810514|Siritaun Wida Timur
810515|Teluk Waru
810516|Ukar Sengan
810601|Kairatu
810602|Seram Barat
810603|Taniwel
810604|Huamual Belakang
810605|Amalatu
810606|Inamosol
810607|Kairatu Barat
810608|Huamual
810609|Kepulauan Manipa
810610|Taniwel Timur
810611|Elpaputih
810701|Pulau-Pulau Aru
810702|Aru Selatan
810703|Aru Tengah
810704|Aru Utara
810705|Aru Utara Timur Batuley
810706|Sir-Sir
810707|Aru Tengah Timur
810708|Aru Tengah Selatan
810709|Aru Selatan Timur
810710|Aru Selatan Utara
810801|Moa
810802|Damer
810803|Kepulauan Luang Sermata
810804|Babar Barat
810805|Pulau-pulau Babar Timur
810806|Wetar Selatan
810807|Kisar Selatan
810808|Pulau Leti
810809|Pulau Masela
810810|Dawelor Dawera
810811|Pulau Wetang
810812|Pulau Lakor
810813|Wetar Utara
810814|Wetar Barat
810815|Wetar Timur
810816|Kepulauan Roma
810817|Kisar Utara
810901|Namrole
810902|Waesama
810903|Ambalau
810904|Kepala Madan
810905|Leksula
810906|Fena Fafan
817101|Nusaniwe
817102|Sirimau
817103|Baguala
817104|Teluk Ambon
817105|Leitimur Selatan
817201|Pulau Dullah Utara
817202|Pulau Dullah Selatan
817203|Tayando Tam
817204|Pulau-Pulau Kur
817205|Kur Selatan
820101|Jailolo
820102|Loloda
820103|Ibu
820104|Sahu
820105|Jailolo Selatan
820107|Ibu Utara
820108|Ibu Selatan
820109|Sahu Timur
820110|Loloda Tengah
820201|Weda
820202|Patani
820203|Pulau Gebe
820204|Weda Utara
820205|Weda Selatan
820206|Patani Utara
820207|Weda Tengah
820208|Patani Barat
820209|Weda Timur
820210|Patani Timur
820304|Galela
820305|Tobelo
820306|Tobelo Selatan
820307|Kao
820308|Malifut
820309|Loloda Utara
820310|Tobelo Utara
820311|Tobelo Tengah
820312|Tobelo Timur
820313|Tobelo Barat
820314|Galela Barat
820315|Galela Utara
820316|Galela Selatan
820319|Loloda Kepulauan
820320|Kao Utara
820321|Kao Barat
820322|Kao Teluk
820401|Pulau Makian
820402|Kayoa
820403|Gane Timur
820404|Gane Barat
820405|Obi Selatan
820406|Obi
820407|Bacan Timur
820408|Bacan
820409|Bacan Barat
820410|Makian Barat
820411|Kayoa Barat
820412|Kayoa Selatan
820413|Kayoa Utara
820414|Bacan Barat Utara
820415|Kasiruta Barat
820416|Kasiruta Timur
820417|Bacan Selatan
820418|Kepulauan Botanglomang
820419|Mandioli Selatan
820420|Mandioli Utara
820421|Bacan Timur Selatan
820422|Bacan Timur Tengah
820423|Gane Barat Selatan
820424|Gane Barat Utara
820425|Kepulauan Joronga
820426|Gane Timur Selatan
820427|Gane Timur Tengah
820428|Obi Barat
820429|Obi Timur
820430|Obi Utara
820501|Mangoli Timur
820502|Sanana
820503|Sulabesi Barat
820506|Mangoli Barat
820507|Sulabesi Tengah
820508|Sulabesi Timur
820509|Sulabesi Selatan
820510|Mangoli Utara Timur
820511|Mangoli Tengah
820512|Mangoli Selatan
820513|Mangoli Utara
820518|Sanana Utara
820601|Wasile
820602|Maba
820603|Maba Selatan
820604|Wasile Selatan
820605|Wasile Tengah
820606|Wasile Utara
820607|Wasile Timur
820608|Maba Tengah
820609|Maba Utara
820610|Kota Maba
820701|Morotai Selatan
820702|Morotai Selatan Barat
820703|Morotai Jaya
820704|Morotai Utara
820705|Morotai Timur
820706|Pulau Rao
820801|Taliabu Barat
820802|Taliabu Barat Laut
820803|Lede
820804|Taliabu Utara
820805|Taliabu Timur
820806|Taliabu Timur Selatan
820807|Taliabu Selatan
820808|Tabona
827101|Pulau Ternate
827102|Kota Ternate Selatan
827103|Kota Ternate Utara
827104|Moti
827105|Pulau Batang Dua
827106|Kota Ternate Tengah
827107|Pulau Hiri
827108|Ternate Barat
827201|Tidore
827202|Oba Utara
827203|Oba
827204|Tidore Selatan
827205|Tidore Utara
827206|Oba Tengah
827207|Oba Selatan
827208|Tidore Timur
910301|Sentani
910302|Sentani Timur
910303|Depapre
910304|Sentani Barat
910305|Kemtuk
910306|Kemtuk Gresi
910307|Nimboran
910308|Nimbokrang
910309|Unurum Guay
910310|Demta
910311|Kaureh
910312|Ebungfao
910313|Waibu
910314|Nambluong
910315|Yapsi
910316|Airu
910317|Raveni Rara
910318|Gresi Selatan
910319|Yokari
910501|Yapen Selatan
910502|Yapen Barat
910503|Yapen Timur
910504|Angkaisera
910505|Poom
910506|Kosiwo
910507|Yapen Utara
910508|Raimbawi
910509|Teluk Ampimoi
910510|Kepulauan Ambai
910511|Wonawa
910512|Windesi
910513|Pulau Kurudu
910514|Pulau Yerui
910515|Anotaurei
910516|Yawakukat
910517|Nusawani
910601|Biak Kota
910602|Biak Utara
910603|Biak Timur
910604|Numfor Barat
910605|Numfor Timur
910608|Biak Barat
910609|Warsa
910610|Padaido
910611|Yendidori
910612|Samofa
910613|Yawosi
910614|Andey
910615|Swandiwe
910616|Bruyadori
910617|Orkeri
910618|Poiru
910619|Aimando Padaido
910620|Oridek
910621|Bondifuar
911001|Sarmi
911002|Tor Atas
911003|Pantai Barat
911004|Pantai Timur
911005|Bonggo
911009|Apawer Hulu
911012|Sarmi Selatan
911013|Sarmi Timur
911014|Pantai Timur Bagian Barat
911015|Bonggo Timur
911101|Waris
911102|Arso
911103|Senggi
911104|Web
911105|Skanto
911106|Arso Timur
911107|Towe
911108|Arso Barat
911109|Mannem
911110|Yaffi
911111|Kaisenar
911501|Waropen Bawah
911503|Masirei
911507|Risei Sayati
911508|Urei Faisei
911509|Inggerus
911510|Kirihi
911511|Oudate
911512|Wapoga
911513|Demba
911514|Wonti
911515|Soyoi Mambai
911901|Supiori Selatan
911902|Supiori Utara
911903|Supiori Timur
911904|Kepulauan Aruri
911905|Supiori Barat
912001|Mamberamo Tengah
912002|Mamberamo Hulu
912003|Rufaer
912004|Mamberamo Tengah Timur
912005|Mamberamo Hilir
912006|Waropen Atas
912007|Benuki
912008|Sawai
917101|Jayapura Utara
917102|Jayapura Selatan
917103|Abepura
917104|Muara Tami
917105|Heram
920203|Warmare
920204|Prafi
920205|Masni
920212|Manokwari Barat
920213|Manokwari Timur
920214|Manokwari Utara
920215|Manokwari Selatan
920217|Tanah Rubuh
920221|Sidey
920231|Aimasi
920232|Mokwam
920233|Masni Utara
920234|Wasirawi
920235|Moruj Mega
920301|Fak-Fak
920302|Fak-Fak Barat
920303|Fak-Fak Timur
920304|Kokas
920305|Fak-Fak Tengah
920306|Karas
920307|Bomberay
920308|Kramongmongga
920309|Teluk Patipi
920310|Pariwari
920311|Wartutin
920312|Fakfak Timur Tengah
920313|Arguni
920314|Mbahamdandara
920315|Kayauni
920316|Furwagi
920317|Tomage
920601|Bintuni
920602|Merdey
920603|Babo
920604|Aranday
920605|Moskona Selatan
920606|Moskona Utara
920607|Wamesa
920608|Fafurwar
920609|Tembuni
920610|Kuri
920611|Manimeri
920612|Tuhiba
920613|Dataran Beimes
920614|Sumuri
920615|Kaitaro
920616|Aroba
920617|Masyeta
920618|Biscoop
920619|Tomu
920620|Kamundan
920621|Weriagar
920622|Moskona Barat
920623|Meyado
920624|Moskona Timur
920701|Wasior
920702|Windesi
920703|Teluk Duairi
920704|Wondiboy
920705|Wamesa
920706|Rumberpon
920707|Naikere
920708|Rasiei
920709|Kuri Wamesa
920710|Roon
920711|Roswar
920712|Nikiwar
920713|Soug Jaya
920801|Kaimana
920802|Buruway
920803|Teluk Arguni Atas
920804|Teluk Etna
920805|Kambrau
920806|Teluk Arguni Bawah
920807|Yamor
921101|Ransiki
921102|Oransbari
921103|Neney
921104|Dataran Isim
921105|Momi Waren
921106|Tahota
921201|Anggi
921202|Anggi Gida
921203|Membey
921204|Sururey
921205|Didohu
921206|Taige
921207|Catubouw
921208|Testega
921209|Minyambaouw
921210|Hingk
930101|Merauke
930102|Muting
930103|Okaba
930104|Kimaam
930105|Semangga
930106|Tanah Miring
930107|Jagebob
930108|Sota
930109|Ulilin
930110|Elikobal
930111|Kurik
930112|Naukenjerai
930113|Animha
930114|Malind
930115|Tubang
930116|Ngguti
930117|Kaptel
930118|Tabonji
930119|Waan
930120|Ilwayab
930121|Padua
930122|Kontuar
930201|Mandobo
930202|Mindiptana
930203|Waropko
930204|Kouh
930205|Jair
930206|Bomakia
930207|Kombut
930208|Iniyandit
930209|Arimop
930210|Fofi
930211|Ambatkwi
930212|Manggelum
930213|Firiwage
930214|Yaniruma
930215|Subur
930216|Kombay
930217|Ninati
930218|Sesnuk
930219|Ki
930220|Kawagit
930301|Obaa
930302|Mambioman Bapai
930303|Citak-Mitak
930304|Edera
930305|Haju
930306|Assue
930307|Kaibar
930308|Passue
930309|Minyamur
930310|Venaha
930311|Syahcame
930312|Yakomi
930313|Bamgi
930314|Passue Bawah
930315|Ti Zain
930401|Agats
930402|Atsj
930403|Sawa Erma
930404|Akat
930405|Fayit
930406|Pantai Kasuari
930407|Suator
930408|Suru-suru
930409|Kolf Braza
930410|Unir Sirau
930411|Joerat
930412|Pulau Tiga
930413|Jetsy
930414|Der Koumur
930415|Kopay
930416|Safan
930417|Sirets
930418|Ayib
930419|Betcbamu
930420|Joutu
930421|Aswi
930422|Awyu
930423|Koroway Buluanop
930424|Tomor Birip
930425|Sor Ep
940101|Nabire
940102|Napan
940103|Yaur
940104|Uwapa
940105|Wanggar
940106|Siriwo
940107|Makimi
940108|Teluk Umar
940109|Teluk Kimi
940110|Yaro
940111|Wapoga
940112|Nabire Barat
940113|Moora
940114|Dipa
940115|Menou
940201|Mulia
940202|Ilu
940203|Fawi
940204|Mewoluk
940205|Yamo
940206|Nume
940207|Torere
940208|Tingginambut
940209|Pagaleme
940210|Gurage
940211|Irimuli
940212|Muara
940213|Ilamburawi
940214|Yambi
940215|Lumo
940216|Molanikime
940217|Dokome
940218|Kalome
940219|Wanwi
940220|Yamoneri
940221|Waegi
940222|Nioga
940223|Gubume
940224|Taganombak
940225|Dagai
940226|Kiyage
940301|Paniai Timur
940302|Paniai Barat
940303|Aradide
940304|Bogabaida
940305|Bibida
940306|Dumadama
940307|Siriwo
940308|Kebo
940309|Yatamo
940310|Ekadide
940311|Wegee Muka
940312|Wegee Bino
940313|Pugo Dagi
940314|Muye
940315|Nakama
940316|Teluk Deya
940317|Yagai
940318|Youtadi
940319|Baya Biru
940320|Deiyai Miyo
940321|Dogomo
940322|Aweida
940323|Topiyai
940324|Fajar Timur
940401|Mimika Baru
940402|Agimuga
940403|Mimika Timur
940404|Mimika Barat
940405|Jita
940406|Jila
940407|Mimika Timur Jauh
940408|Mimika Tengah
940409|Kuala Kencana
940410|Tembagapura
940411|Mimika Barat Jauh
940412|Mimika Barat Tengah
940413|Kwamki Narama
940414|Hoya
940415|Iwaka
940416|Wania
940417|Amar
940418|Alama
940501|Ilaga
940502|Wangbe
940503|Beoga
940504|Doufo
940505|Pogoma
940506|Sinak
940507|Agandugume
940508|Gome
940509|Dervos
940510|Beoga Barat
940511|Beoga Timur
940512|Ogamanim
940513|Kembru
940514|Bina
940515|Sinak Barat
940516|Mage'abume
940517|Yugumuak
940518|Ilaga Utara
940519|Mabugi
940520|Omukia
940521|Lambewi
940522|Oneri
940523|Amungkalpia
940524|Gome Utara
940525|Erelmakawia
940601|Kamu
940602|Mapia
940603|Piyaiye
940604|Kamu Utara
940605|Sukikai Selatan
940606|Mapia Barat
940607|Kamu Selatan
940608|Kamu Timur
940609|Mapia Tengah
940610|Dogiyai
940701|Sugapa
940702|Homeyo
940703|Wandai
940704|Biandoga
940705|Agisiga
940706|Hitadipa
940707|Ugimba
940708|Tomosiga
940801|Tigi
940802|Tigi Timur
940803|Bowobado
940804|Tigi Barat
940805|Kapiraya
950101|Wamena
950102|Kurulu
950103|Asologaima
950104|Hubikosi
950105|Bolakme
950106|Walelagama
950107|Musatfak
950108|Wolo
950109|Asolokobal
950110|Pelebaga
950111|Yalengga
950112|Trikora
950113|Napua
950114|Walaik
950115|Wouma
950116|Hubikiak
950117|Ibele
950118|Taelarek
950119|Itlay Hisage
950120|Siepkosi
950121|Usilimo
950122|Wita Waya
950123|Libarek
950124|Wadangku
950125|Pisugi
950126|Koragi
950127|Tagime
950128|Molagalome
950129|Tagineri
950130|Silo Karno Doga
950131|Piramid
950132|Muliama
950133|Bugi
950134|Bpiri
950135|Welesi
950136|Asotipo
950137|Maima
950138|Popugoba
950139|Wame
950140|Wesaput
950201|Oksibil
950202|Kiwirok
950203|Okbibab
950204|Iwur
950205|Batom
950206|Borme
950207|Kiwirok Timur
950208|Aboy
950209|Pepera
950210|Bime
950211|Alemsom
950212|Okbape
950213|Kalomdol
950214|Oksop
950215|Serambakon
950216|Ok Aom
950217|Kawor
950218|Awinbon
950219|Tarup
950220|Okhika
950221|Oksamol
950222|Oklip
950223|Okbemtau
950224|Oksebang
950225|Okbab
950226|Batani
950227|Weime
950228|Murkim
950229|Mofinop
950230|Jetfa
950231|Teiraplu
950232|Eipumek
950233|Pamek
950234|Nongme
950301|Kurima
950302|Anggruk
950303|Ninia
950304|Silimo
950305|Samenage
950306|Nalca
950307|Dekai
950308|Obio
950309|Suru Suru
950310|Wusama
950311|Amuma
950312|Musaik
950313|Pasema
950314|Hogio
950315|Mugi
950316|Soba
950317|Werima
950318|Tangma
950319|Ukha
950320|Panggema
950321|Kosarek
950322|Nipsan
950323|Ubahak
950324|Pronggoli
950325|Walma
950326|Yahuliambut
950327|Hereapini
950328|Ubalihi
950329|Talambo
950330|Puldama
950331|Endomen
950332|Kona
950333|Dirwemna
950334|Holuwon
950335|Lolat
950336|Soloikma
950337|Sela
950338|Korupun
950339|Langda
950340|Bomela
950341|Suntamon
950342|Seradala
950343|Sobaham
950344|Kabianggama
950345|Kwelamdua
950346|Kwikma
950347|Hilipuk
950348|Duram
950349|Yogosem
950350|Kayo
950351|Sumo
950401|Karubaga
950402|Bokondini
950403|Kanggime
950404|Kembu
950405|Goyage
950406|Wunim
950407|Wina
950408|Umagi
950409|Panaga
950410|Woniki
950411|Kubu
950412|Konda/ Kondaga
950413|Nelawi
950414|Kuari
950415|Bokoneri
950416|Bewani
950417|Nabunage
950418|Gilubandu
950419|Nunggawi
950420|Gundagi
950421|Numba
950422|Timori
950423|Dundu
950424|Geya
950425|Egiam
950426|Poganeri
950427|Kamboneri
950428|Airgaram
950429|Wari/Taiyeve II
950430|Dow
950431|Tagineri
950432|Yuneri
950433|Wakuwo
950434|Gika
950435|Telenggeme
950436|Anawi
950437|Wenam
950438|Wugi
950439|Danime
950440|Tagime
950441|Kai
950442|Aweku
950443|Bogonuk
950444|Li Anogomma
950445|Biuk
950446|Yuko
950501|Kobakma
950502|Kelila
950503|Eragayam
950504|Megambilis
950505|Ilugwa
950601|Elelim
950602|Apalapsili
950603|Abenaho
950604|Benawa
950605|Welarek
950701|Tiom
950702|Pirime
950703|Makki
950704|Gamelia
950705|Dimba
950706|Melagineri
950707|Balingga
950708|Tiomneri
950709|Kuyawage
950710|Poga
950711|Niname
950712|Nogi
950713|Yiginua
950714|Tiom Ollo
950715|Yugungwi
950716|Mokoni
950717|Wereka
950718|Milimbo
950719|Wiringgambut
950720|Gollo
950721|Awina
950722|Ayumnati
950723|Wano Barat
950724|Goa Balim
950725|Bruwa
950726|Balingga Barat
950727|Gupura
950728|Kolawa
950729|Gelok Beam
950730|Kuly Lanny
950731|Lannyna
950732|Karu
950733|Yiluk
950734|Guna
950735|Kelulome
950736|Nikogwe
950737|Muara
950738|Buguk Gona
950739|Melagi
950801|Kenyam
950802|Mapenduma
950803|Yigi
950804|Wosak
950805|Geselma
950806|Mugi
950807|Mbuwa
950808|Gearek
950809|Koroptak
950810|Kegayem
950811|Paro
950812|Mebarok
950813|Yenggelo
950814|Kilmid
950815|Alama
950816|Yal
950817|Mam
950818|Dal
950819|Nirkuri
950820|Inikgal
950821|Iniye
950822|Mbulmu Yalma
950823|Mbua Tengah
950824|Embetpen
950825|Kora
950826|Wusi
950827|Pija
950828|Moba
950829|Wutpaga
950830|Nenggeagin
950831|Krepkuri
950832|Pasir Putih
960101|Makbon
960102|Beraur
960103|Salawati
960104|Seget
960105|Aimas
960106|Klamono
960107|Sayosa
960108|Segun
960109|Mayamuk
960110|Salawati Selatan
960111|Klabot
960112|Klawak
960113|Maudus
960114|Mariat
960115|Klayili
960116|Klaso
960117|Moisegen
960118|Sorong
960119|Bagun
960120|Wemak
960121|Sunook
960122|Buk
960123|Saengkeduk
960124|Malabotom
960125|Konhir
960126|Klasafet
960127|Hobard
960128|Salawati Tengah
960129|Botain
960130|Sayosa Timur
960201|Teminabuan
960202|Inanwatan
960203|Sawiat
960204|Kokoda
960205|Moswaren
960206|Seremuk
960207|Wayer
960208|Kais
960209|Konda
960210|Matemani
960211|Kokoda Utara
960212|Saifi
960213|Fokour
960214|Salkma
960215|Kais Darat
960301|Misool (Misool Utara)
960302|Waigeo Utara
960303|Waigeo Selatan
960304|Salawati Utara
960305|Ayau
960306|Misool Timur
960307|Waigeo Barat
960308|Waigeo Timur
960309|Teluk Mayalibit
960310|Kofiau
960311|Meos Mansar
960312|Misool Selatan
960313|Warwarbomi
960314|Waigeo Barat Kepulauan
960315|Misool Barat
960316|Kepulauan Sembilan
960317|Kota Waisai
960318|Tiplol Mayalibit
960319|Batanta Utara
960320|Salawati Barat
960321|Salawati Tengah
960322|Supnin
960323|Kepulauan Ayau
960324|Batanta Selatan
960401|Fef
960402|Miyah
960403|Yembun
960404|Kwoor
960405|Sausapor
960406|Abun
960407|Syujak
960408|Moraid
960409|Kebar
960410|Amberbaken
960411|Senopi
960412|Mubrani
960413|Bikar
960414|Bamusbama
960415|Ases
960416|Miyah Selatan
960417|Ireres
960418|Tobouw
960419|Wilhem Roumbouts
960420|Tinggouw
960421|Kwesefo
960422|Mawabuan
960423|Kebar Timur
960424|Kebar Selatan
960425|Manekar
960426|Mpur
960427|Amberbaken Barat
960428|Kasi
960429|Selemkai
960501|Aifat
960502|Aifat Utara
960503|Aifat Timur
960504|Aifat Selatan
960505|Aitinyo Barat
960506|Aitinyo
960507|Aitinyo Utara
960508|Ayamaru
960509|Ayamaru Utara
960510|Ayamaru Timur
960511|Mare
960512|Aifat Timur Tengah
960513|Aifat Timur Jauh
960514|Aifat Timur Selatan
960515|Ayamaru Selatan
960516|Ayamaru Jaya
960517|Ayamaru Selatan Jaya
960518|Ayamaru Timur Selatan
960519|Ayamaru Utara Timur
960520|Ayamaru Tengah
960521|Ayamaru Barat
960522|Aitinyo Tengah
960523|Aitinyo Raya
960524|Mare Selatan
967101|Sorong
967102|Sorong Timur
967103|Sorong Barat
967104|Sorong Kepulauan
967105|Sorong Utara
967106|Sorong Manoi
967107|Sorong Kota
967108|Klaurung
967109|Malaimsimsa
967110|Maladum Mes$regions$, E'\n') as line
)
insert into region (code, name, parent, words)
select r.code, r.name, p.code, ' ' || plain_words(concat_ws(' ', r.name, p.name, g.name))
from listed r
left join listed p on p.code = nullif(left(r.code, -2), '')
left join listed g on g.code = nullif(left(p.code, -2), '')
order by length(r.code), r.code;
