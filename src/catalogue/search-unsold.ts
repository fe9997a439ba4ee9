/**
 * Places that travellers ask for and that are known not to be in the built-in catalogue; one that a package visits is
 * not taken from here. Each group names places that are sold and of the same kind. Other spellings follow a colon.
 */
const GROUPS: readonly (readonly [instead: string, places: string])[] = [
  [
    'europe turkey',
    'Greece:greek,athens,santorini,mykonos,crete,paros,naxos,corfu,rhodes,zakynthos|Spain:barcelona,madrid,ibiza,seville,granada,malaga,mallorca,tenerife|Portugal:lisbon,porto,algarve,madeira,azores|Germany:berlin,munich,frankfurt,hamburg,cologne|UK:manchester,liverpool,oxford,england,britain,great britain,united kingdom|London|Scotland:edinburgh,glasgow|Wales|Ireland:dublin,belfast|Iceland:reykjavik|Norway:oslo,bergen,tromso,lofoten|Northern lights:aurora|Sweden:stockholm|Finland:lapland,helsinki|Denmark:copenhagen|Croatia:dubrovnik,zagreb|Poland:warsaw,krakow|Belgium:brussels,bruges|Russia:moscow,st petersburg,kazan,sochi|Malta|Cyprus|Serbia|Romania:bucharest,transylvania|Bulgaria|Albania|Montenegro|Slovenia:ljubljana|Slovakia|Estonia|Latvia|Lithuania|Luxembourg|Monaco|Ukraine|Bosnia|Scandinavia|Belarus|Moldova|North Macedonia:macedonia|Kosovo|Andorra|Liechtenstein|Cinque Terre|Black Forest|Bodrum|Fethiye|Greenland|Milan|Zurich|Geneva|Naples|Amalfi|Capri|Sicily|Sardinia|Verona|Cannes|Marseille|Bordeaux|Lyon|Salzburg|Hallstatt|Innsbruck|Rotterdam',
  ],
  [
    'baku turkey dubai',
    'Georgia:tbilisi,batumi|Armenia:yerevan|Kazakhstan:almaty|Uzbekistan:tashkent,samarkand|Kyrgyzstan|Tajikistan|Iran:tehran|Mongolia|Turkmenistan',
  ],
  [
    'dubai turkey',
    'Egypt:cairo,luxor,aswan,sharm el sheikh,hurghada|Jordan:petra,amman,dead sea|Israel:jerusalem|Oman:muscat|Qatar:doha|Saudi Arabia:saudi,riyadh,mecca,makkah|Kuwait|Bahrain|Morocco:marrakech,casablanca|Tunisia|Lebanon:beirut|Iraq:baghdad|Algeria|Syria|Yemen|Libya|Palestine|Sharjah|Ajman|Fujairah',
  ],
  [
    'southafrica mauritius',
    'Kenya:masai mara,maasai mara,nairobi,mombasa|Tanzania:serengeti,kilimanjaro|Zanzibar|Seychelles|Madagascar|Reunion Island|Durban|Pretoria|Namibia|Botswana|Zimbabwe:victoria falls|Zambia|Uganda|Rwanda|Ethiopia|Nigeria|Ghana|Mozambique|Senegal|Angola|Benin|Burkina Faso|Burundi|Cameroon|Cape Verde|Chad|Comoros|Congo|Djibouti|Eritrea|Eswatini:swaziland|Gabon|Gambia|Guinea|Ivory Coast|Lesotho|Liberia|Malawi|Mali|Mauritania|Niger|Sierra Leone|Somalia|Sudan|Togo',
  ],
  [
    'australia new-zealand japan',
    'USA:united states,america,new york,las vegas,california,florida,los angeles,san francisco,chicago,miami,orlando,boston,seattle,grand canyon,washington,disney world|Niagara Falls:niagara|Canada:toronto,vancouver,montreal,quebec,banff|Mexico:cancun|Brazil:rio de janeiro,sao paulo|Argentina:buenos aires,patagonia|Perth|Brisbane|Gold Coast|Adelaide|Tasmania|Peru:machu picchu,cusco|Chile|Cuba|Colombia|Costa Rica|Jamaica|Bahamas|Hawaii|Alaska|South America|Ecuador:galapagos|Bolivia|Antarctica|Caribbean|Barbados|Belize|Dominican Republic|El Salvador|Guatemala|Guyana|Haiti|Honduras|Nicaragua|Panama|Paraguay|Puerto Rico|Suriname|Trinidad|Uruguay|Venezuela',
  ],
  [
    'maldives mauritius bali',
    'Fiji|Bora Bora:tahiti,french polynesia|Samoa|Tonga|Vanuatu|Palau|Guam|New Caledonia|Nauru|Kiribati|Micronesia|Papua New Guinea|Solomon Islands|Tuvalu|Marshall Islands|Cook Islands',
  ],
  [
    'thailand vietnam singapore',
    'Philippines:manila,boracay,palawan,cebu,bohol,siargao|Cambodia:angkor wat,siem reap,phnom penh|Laos:luang prabang,vientiane|Myanmar:burma,bagan,yangon|Nha Trang|Da Lat|Malacca|Kota Kinabalu|Brunei|Java:jakarta,yogyakarta,surabaya,bandung|Sumatra|Komodo|Raja Ampat|Lombok|Timor|Borneo|Koh Tao|Koh Phangan|Hua Hin',
  ],
  [
    'japan hongkong',
    'South Korea:korea,seoul,jeju,busan|China:beijing,shanghai,shenzhen,guangzhou,great wall,great wall of china|Taiwan:taipei|Tibet|North Korea|Hokkaido:sapporo|Okinawa',
  ],
  ['andaman maldives', 'Lakshadweep'],
  ['srilanka', 'Jaffna|Trincomalee:trinco'],
  [
    'kerala goa',
    'Ooty|Coorg:kodagu|Kodaikanal|Pondicherry:puducherry|Hampi|Mysore:mysuru|Gokarna|Karnataka|Tamil Nadu|Rameswaram:rameshwaram|Kanyakumari|Sabarimala|Guruvayur|Madurai|Tirupati|Chennai|Hyderabad|Mahabaleshwar|Lonavala|Matheran|Pune|Maharashtra|Chikmagalur|Visakhapatnam:vizag|Diu|Daman|Shirdi|Nashik|Konkan|Coimbatore|Mangalore|Udupi|Badami|Varkala|Thiruvananthapuram:trivandrum|Kollam|Thrissur|Thanjavur|Araku|Vijayawada|Ganpatipule|Alibaug|Aurangabad|Ajanta|Ellora|Kolhapur|Yercaud|Mahabalipuram|Panchgani|Tarkarli|Murudeshwar|Dandeli|Kabini|Sakleshpur|Kotagiri|Tiruvannamalai|Srisailam|Tadoba|Andhra Pradesh:andhra|Telangana',
  ],
  [
    'himachal kashmir rajasthan',
    'Kasol|Kasauli|Chail|Tirthan Valley:tirthan|Jibhi|Uttarakhand:uttrakhand|Nainital|Mussoorie:masuri,masoori|Rishikesh|Haridwar|Kedarnath|Badrinath|Char Dham|Jim Corbett:corbett|Auli|Agra:taj mahal|Varanasi:banaras,kashi|Ayodhya|Khajuraho|Prayagraj:allahabad|Gwalior|Orchha|Ujjain|Jabalpur|Pachmarhi|Patiala|Ranikhet|Almora|Kausani|Lansdowne|Yamunotri|Gangotri|Valley of Flowers|Madhya Pradesh|Uttar Pradesh|Mathura|Vrindavan|Vaishno Devi|Amarnath|Hemkund Sahib:hemkund|Omkareshwar|Delhi|Lucknow|Chandigarh|Punjab|Dehradun|Indore|Bhopal|Kanpur|Golden Triangle|Bandhavgarh|Sanchi|Chitrakoot|Maheshwar|Patnitop|Mukteshwar|Binsar|Kedarkantha|Haryana|Chhattisgarh',
  ],
  [
    'rajasthan goa',
    'Gujarat|Kutch:kachchh,rann of kutch|Gir|Dwarka|Somnath|Junagadh|Bhuj|Jamnagar|Statue of Unity|Mount Abu|Surat|Vadodara:baroda|Rajkot|Nagpur|Mumbai|Ahmedabad|Saputara|Ajmer|Alwar|Neemrana|Sariska|Ambaji|Palitana|Dholavira',
  ],
  [
    'north nepal bhutan',
    'Darjeeling|Puri|Odisha|Kolkata:calcutta|West Bengal|Sundarbans|Bihar|Bodh Gaya|Jharkhand|Kalimpong|Siliguri|Dooars|Digha|Konark|Bhubaneswar|Majuli|Ziro|Nagaland:kohima|Manipur:imphal|Mizoram|Tripura|Bangladesh|Pakistan|Afghanistan|Ranchi|Patna|Kailash:kailash mansarovar,mansarovar',
  ],
]

/** A place that is not sold, and slugs of destinations that are like it. */
export type UnsoldPlace = { name: string; instead: readonly string[] }

/** The places that are not sold by each spelling: lower case, without spaces. */
export const UNSOLD_PLACES: ReadonlyMap<string, UnsoldPlace> = new Map(
  GROUPS.flatMap(([instead, places]) =>
    places.split('|').flatMap((entry) => {
      const [name = '', others] = entry.split(':')
      const place = { name, instead: instead.split(' ') }
      return [name, ...(others?.split(',') ?? [])].map(
        (spelling) => [spelling.toLowerCase().replaceAll(' ', ''), place] as const,
      )
    }),
  ),
)
